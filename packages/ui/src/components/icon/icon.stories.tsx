import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '../cluster/cluster';
import { iconNames } from './glyphs';
import { Icon } from './icon';

const meta = {
  title: 'Content/Icon',
  component: Icon,
  args: { name: 'box', label: 'Delivery' },
  parameters: {
    usage: {
      when: 'A drawing of strokes in the size and colour of the text beside it.',
      do: ['Leave it unnamed where text beside it says the same.'],
      dont: ['Do not colour or size it by hand.'],
    },
  },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const All: Story = {
  tags: ['matrix'],
  render: () => (
    <Cluster>
      {iconNames.map((name) => (
        <Icon key={name} name={name} label={name} style={{ fontSize: 28 }} />
      ))}
    </Cluster>
  ),
};

export const OwnDrawing: Story = {
  args: { name: { viewBox: '0 0 24 24', path: 'M12 3 21 20H3Z' }, label: 'A pennant' },
};
