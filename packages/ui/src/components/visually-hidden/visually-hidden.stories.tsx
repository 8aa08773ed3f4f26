import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Text } from '../text/text';
import { VisuallyHidden } from './visually-hidden';

const meta = {
  title: 'Typography/Visually hidden',
  component: VisuallyHidden,
  render: (args) => (
    <Text>
      Read aloud, not seen: <VisuallyHidden {...args} />
      <s>€89.95</s>
    </Text>
  ),
  args: { children: 'Price before: ' },
  parameters: {
    usage: {
      when: 'Text for screen readers where the picture alone would not say enough.',
      do: ['Say what an icon or a struck price means.'],
      dont: ['Do not hide what keyboard users need to see: focus would vanish with it.'],
    },
  },
} satisfies Meta<{ children: ReactNode }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
