import type { Meta, StoryObj } from '@storybook/react-vite';
import { shirtPicture, shirtPrice } from '../../story-samples';
import { ProductCard } from '../product-card/product-card';
import { ProductGrid } from './product-grid';

const cards = ['Home shirt', 'Away shirt', 'Third shirt', 'Keeper shirt'].map((name) => (
  <ProductCard key={name} name={name} href={`#${name}`} level={2} picture={shirtPicture} price={shirtPrice} />
));

const meta = {
  title: 'Shopping/Product grid',
  component: ProductGrid,
  args: { children: cards },
  parameters: {
    bleed: true,
    matrix: { width: 1280 },
    usage: {
      when: 'Product cards in as many columns as the screen has room for.',
      do: ['Give it cards alone, one a child.'],
      dont: ['Do not mix in tiles or banners.'],
    },
  },
} satisfies Meta<typeof ProductGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
