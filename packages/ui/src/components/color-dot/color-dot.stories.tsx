import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '../cluster/cluster';
import { ColorDot } from './color-dot';

const meta = {
  title: 'Shopping/Colour dot',
  component: ColorDot,
  args: { colors: ['firebrick'] },
  parameters: {
    usage: {
      when: 'The colours of a cloth.',
      do: ['Name the colour beside it.'],
      dont: ['Do not use it for anything but cloth.'],
    },
  },
} satisfies Meta<typeof ColorDot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Several: Story = {
  tags: ['matrix'],
  render: () => (
    <Cluster>
      <ColorDot colors={['seagreen', 'white']} />
      <ColorDot colors={['black', 'firebrick', 'white']} />
    </Cluster>
  ),
};
