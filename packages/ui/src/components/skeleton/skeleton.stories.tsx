import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/stack';
import { Skeleton } from './skeleton';

const shapes = ['text', 'box', 'picture'] as const;

const meta = {
  title: 'Feedback/Skeleton',
  component: Skeleton,
  args: {},
  parameters: {
    usage: {
      when: 'Keeps the place of content that is on its way.',
      do: ['Give it the size of what comes, so that nothing moves.', 'Mark the region aria-busy.'],
      dont: ['Do not use it for longer than a few seconds: say what is going on.'],
    },
  },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Shapes: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack gap="s">
      {shapes.map((shape) => (
        <Skeleton key={shape} shape={shape} />
      ))}
    </Stack>
  ),
};
