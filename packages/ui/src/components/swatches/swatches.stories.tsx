import type { Meta, StoryObj } from '@storybook/react-vite';
import { Swatches } from './swatches';

const meta = {
  title: 'Shopping/Swatches',
  component: Swatches,
  args: {
    label: 'Colour',
    swatches: [
      { name: 'Red', href: '#red', swatch: ['firebrick'], current: true },
      { name: 'Navy and white', href: '#navy', swatch: ['navy', 'white'] },
      { name: 'Black', href: '#black', swatch: ['black'], soldOutLabel: 'Black, sold out' },
    ],
  },
  parameters: {
    usage: {
      when: 'The colours of a product, each on a page of its own.',
      do: ['Say which colours are sold out.', 'Prefer pictures where colours are hard to tell apart.'],
      dont: ['Do not use it to filter a list.'],
    },
    longTexts: {
      da: {
        label: 'Farvekombination',
        swatches: [
          {
            name: 'Midnatsblå med elfenbensfarvede ærmestriber',
            href: '#a',
            swatch: ['midnightblue', 'ivory'],
            current: true,
          },
        ],
      },
      es: {
        label: 'Combinación de colores',
        swatches: [
          {
            name: 'Azul medianoche con ribetes de color marfil',
            href: '#a',
            swatch: ['midnightblue', 'ivory'],
            current: true,
          },
        ],
      },
    },
  },
} satisfies Meta<typeof Swatches>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Pictured: Story = {
  tags: ['matrix'],
  args: {
    swatches: [
      {
        name: 'Front',
        href: '#front',
        swatch: [],
        current: true,
        picture: {
          source: [{ url: '/samples/shirt.svg', width: 960 }],
          sizes: '25vw',
          width: 960,
          height: 1200,
          alt: 'Home shirt from the front',
        },
      },
      {
        name: 'Back',
        href: '#back',
        swatch: [],
        picture: {
          source: [{ url: '/samples/shirt-back.svg', width: 960 }],
          sizes: '25vw',
          width: 960,
          height: 1200,
          alt: 'Home shirt from the back',
        },
      },
    ],
  },
};
