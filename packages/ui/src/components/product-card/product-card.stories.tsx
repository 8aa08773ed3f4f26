import type { Meta, StoryObj } from '@storybook/react-vite';
import { shirtPicture, shirtPrice } from '../../story-samples';
import { Badge } from '../badge/badge';
import { Price } from '../price/price';
import { ProductCard } from './product-card';

const meta = {
  title: 'Shopping/Product card',
  component: ProductCard,
  decorators: (Story) => (
    <div style={{ maxInlineSize: 280 }}>
      <Story />
    </div>
  ),
  args: {
    name: 'Home shirt 26/27',
    href: '#home',
    picture: shirtPicture,
    category: 'Shirts',
    price: shirtPrice,
    colors: [
      { name: 'Red', swatch: ['firebrick'] },
      { name: 'Navy and white', swatch: ['navy', 'white'] },
    ],
    colorsLabel: '2 colours',
  },
  parameters: {
    usage: {
      when: 'A product in a list; all of it is one link.',
      do: ['Give pictures of one kind to all cards of a list.', 'Say how many colours there are.'],
      dont: ['Do not put buttons into it.'],
    },
    cultures: {
      da: {
        name: 'Hjemmebanetrøje 26/27',
        category: 'Trøjer',
        colorsLabel: '2 farver',
        price: <Price amount="669,00 kr." labels={{ now: 'Pris nu', before: 'Pris før' }} />,
      },
      es: {
        name: 'Camiseta de local 26/27',
        category: 'Camisetas',
        colorsLabel: '2 colores',
        price: <Price amount="89,95 €" labels={{ now: 'Precio actual', before: 'Precio anterior' }} />,
      },
    },
    longTexts: {
      da: {
        name: 'Landsholdsspillernes langærmede opvarmningstrøje med halvlynlås',
        category: 'Opvarmningsbeklædning',
        colorsLabel: '2 farvekombinationer',
      },
      es: {
        name: 'Sudadera de calentamiento de manga larga con media cremallera',
        category: 'Ropa de entrenamiento',
        colorsLabel: '2 combinaciones de color',
      },
    },
  },
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Reduced: Story = {
  tags: ['matrix'],
  args: {
    badges: <Badge kind="sale">-25 %</Badge>,
    price: <Price amount="€67.46" before="€89.95" labels={{ now: 'Price now', before: 'Price before' }} />,
  },
};

export const SoldOut: Story = { args: { soldOut: true, badges: <Badge>Sold out</Badge> } };

export const WithHoverPicture: Story = {
  args: {
    hoverPicture: {
      source: [{ url: '/samples/shirt-back.svg', width: 960 }],
      sizes: '25vw',
      width: 960,
      height: 1200,
      alt: 'Home shirt from the back',
    },
  },
};
