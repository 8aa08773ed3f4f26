import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './spinner';

const meta = {
  title: 'Feedback/Spinner',
  component: Spinner,
  args: { label: 'Loading' },
  parameters: {
    usage: {
      when: 'Shows that something is under way.',
      do: ['Give it a label unless words beside it say the same.'],
      dont: ['Do not use it for what comes within a moment: keep the place with a Skeleton.'],
    },
  },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Decoration: Story = { args: { label: undefined } };
