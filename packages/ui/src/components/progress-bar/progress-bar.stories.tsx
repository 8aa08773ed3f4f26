import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './progress-bar';

const meta = {
  title: 'Feedback/Progress bar',
  component: ProgressBar,
  args: { state: 'running', label: 'Loading' },
  parameters: {
    matrix: { framed: true, height: 80 },
    docs: { story: { inline: false, iframeHeight: 80 } },
    usage: {
      when: 'A line along the top of the page while requests run.',
      do: ['Show one for all of the page.'],
      dont: ['Do not show it for what takes less than a moment.'],
    },
  },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Idle: Story = { args: { state: 'idle' } };

export const Failed: Story = { args: { state: 'failed' } };
