import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../text';
import { Backdrop } from './backdrop';

const meta = {
  title: 'Overlays/Backdrop',
  component: Backdrop,
  args: { open: true },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '12rem' }}>
        <Text>The page behind</Text>
        <Story />
      </div>
    ),
  ],
  parameters: {
    matrix: { framed: true, height: 240, story: 'Open' },
    usage: {
      when: 'Covers the page behind something that is no dialog, such as an open search.',
      do: ['Let a press on it close what is open, and Escape as well.'],
      dont: ['Do not use it with dialogs and drawers: they bring their own.'],
    },
  },
} satisfies Meta<typeof Backdrop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { open: false } };
export const Open: Story = {};
