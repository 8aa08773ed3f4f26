import type { Meta, StoryObj } from '@storybook/react-vite';
import { TileGrid } from '../tile-grid/tile-grid';
import { Tile } from './tile';

const meta = {
  title: 'Content/Tile',
  component: Tile,
  decorators: (Story) => (
    <div style={{ maxInlineSize: 280 }}>
      <TileGrid columns={1}>
        <Story />
      </TileGrid>
    </div>
  ),
  args: {
    name: 'Shirts',
    href: '#shirts',
    text: 'Home, away, third',
    level: 2,
    picture: {
      source: [{ url: '/samples/shirt.svg', width: 960 }],
      sizes: '25vw',
      width: 960,
      height: 1200,
      alt: 'Home shirt from the front',
    },
  },
  parameters: {
    usage: {
      when: 'A picture that leads somewhere: a category, a campaign.',
      do: ['Name it by where it leads.'],
      dont: ['Do not mix pictures with and without people in one row.'],
    },
    cultures: {
      da: { name: 'Trøjer', text: 'Hjemme, ude, tredje' },
      es: { name: 'Camisetas', text: 'Primera, segunda, tercera' },
    },
    longTexts: {
      da: {
        name: 'Landsholdsbeklædning og supporterudstyr',
        text: 'Opvarmningstrøjer, overtrækstrøjer og halstørklæder',
      },
      es: {
        name: 'Equipaciones oficiales y complementos',
        text: 'Camisetas de calentamiento, sudaderas y bufandas',
      },
    },
  },
} satisfies Meta<typeof Tile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
