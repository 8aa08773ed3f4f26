import type { Meta, StoryObj } from '@storybook/react-vite';
import { shirtPicture } from '../../story-samples';
import { Tile } from '../tile/tile';
import { TileGrid } from './tile-grid';

const tiles = ['Shirts', 'Training', 'Kids', 'Gifts'].map((name) => (
  <Tile key={name} name={name} href={`#${name}`} level={2} picture={shirtPicture} />
));

const meta = {
  title: 'Content/Tile grid',
  component: TileGrid,
  args: { children: tiles },
  argTypes: { columns: { options: [1, 2, 3, 4], control: 'inline-radio' } },
  parameters: {
    matrix: { width: 1280 },
    usage: {
      when: 'Tiles of equal width.',
      do: ['Give it two, three or four tiles.'],
      dont: ['Do not leave the last row with a gap.'],
    },
  },
} satisfies Meta<typeof TileGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Two: Story = { args: { columns: 2, children: tiles.slice(0, 2) } };
