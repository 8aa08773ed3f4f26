import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderCard } from './order-card';

const picture = {
  source: [{ url: '/samples/shirt.svg', width: 960 }],
  sizes: '56px',
  width: 960,
  height: 1200,
  alt: '',
};

const meta = {
  title: 'Shopping/Order card',
  component: OrderCard,
  args: {
    name: 'Order 10482',
    href: '#order',
    date: { text: '21 November 2026', value: '2026-11-21' },
    status: { text: 'Order confirmed', kind: 'success' },
    total: '€139.95',
    quantity: '2 products',
    pictures: [
      { ...picture, id: '1' },
      { ...picture, id: '2', source: [{ url: '/samples/shirt-back.svg', width: 960 }] },
    ],
  },
  parameters: {
    usage: {
      when: 'An order in a customer’s history.',
      do: ['Say the state in words; its colour only repeats it.'],
      dont: ['Do not put buttons into it: all of it is one link.'],
    },
    longTexts: {
      da: {
        name: 'Ordrenummer 2026-ASTRALIS-000010482-B',
        status: { text: 'Afventer betalingsbekræftelse fra betalingsudbyderen', kind: 'warning' },
        total: '12.999,00 kr.',
        quantity: '14 produkter',
      },
      es: {
        name: 'Pedido número 2026-BALOMPIE-000010482-B',
        status: { text: 'Pendiente de confirmación por parte del proveedor de pagos', kind: 'warning' },
        total: '12.999,00 €',
        quantity: '14 artículos',
      },
    },
  },
} satisfies Meta<typeof OrderCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Cancelled: Story = { args: { status: { text: 'Cancelled', kind: 'danger' } } };
export const Open: Story = { args: { status: { text: 'Open' }, pictures: [] } };
