import type { Meta, StoryObj } from '@storybook/react-vite';
import { BasketBadge } from './basket-badge';

const meta = {
  title: 'Shopping/Basket badge',
  component: BasketBadge,
  args: { href: '#basket', count: 2, label: 'Basket with 2 items' },
  parameters: {
    usage: {
      when: 'The way to the basket, with its count.',
      do: ['Say the count in the label.'],
      dont: ['Do not show a zero.'],
    },
  },
} satisfies Meta<typeof BasketBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { count: 0, label: 'Basket, empty' } };

export const Many: Story = { tags: ['matrix'], args: { count: 120, label: 'Basket with 99+ items' } };
