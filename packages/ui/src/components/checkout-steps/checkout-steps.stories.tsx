import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckoutSteps } from './checkout-steps';

const meta = {
  title: 'Navigation/Checkout steps',
  component: CheckoutSteps,
  args: {
    label: 'Your purchase',
    doneLabel: 'done',
    current: 1,
    steps: [{ name: 'Basket', href: '#basket' }, { name: 'Details' }, { name: 'Receipt' }],
  },
  parameters: {
    matrix: { width: 800 },
    usage: {
      when: 'How far a purchase has come.',
      do: ['Let steps that are done lead back.'],
      dont: ['Do not use it for fewer than two steps.'],
    },
    cultures: {
      da: {
        label: 'Dit køb',
        doneLabel: 'færdig',
        steps: [{ name: 'Kurv', href: '#basket' }, { name: 'Oplysninger' }, { name: 'Kvittering' }],
      },
      es: {
        label: 'Tu compra',
        doneLabel: 'hecho',
        steps: [{ name: 'Cesta', href: '#basket' }, { name: 'Datos' }, { name: 'Recibo' }],
      },
    },
  },
} satisfies Meta<typeof CheckoutSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AtTheEnd: Story = { args: { current: 2 } };

export const LongDanish: Story = {
  globals: { culture: 'da' },
  parameters: {
    cultures: {
      da: {
        steps: [
          { name: 'Indkøbskurv', href: '#basket' },
          { name: 'Leverings- og betalingsoplysninger' },
          { name: 'Bestillingsbekræftelse' },
        ],
      },
    },
  },
};

export const LongSpanish: Story = {
  globals: { culture: 'es' },
  parameters: {
    cultures: {
      es: {
        steps: [
          { name: 'Cesta de la compra', href: '#basket' },
          { name: 'Datos de entrega y de pago' },
          { name: 'Confirmación del pedido' },
        ],
      },
    },
  },
};

export const RightToLeft: Story = { globals: { dir: 'rtl' } };
