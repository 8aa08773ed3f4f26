import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { OrderSummary } from './order-summary';

const meta = {
  title: 'Shopping/Order summary',
  component: OrderSummary,
  args: {
    heading: 'Summary',
    rows: [
      { label: 'Goods', value: '€94.90' },
      { label: 'Voucher', value: '-€5.00', saving: true },
      { label: 'Delivery', value: 'Free' },
    ],
    total: { label: 'Total', value: '€89.90' },
    taxNote: 'Of which VAT €17.98',
    children: <Button wide>To checkout</Button>,
  },
  parameters: {
    usage: {
      when: 'What an order comes to.',
      do: ['Show VAT as part of the total.', 'Keep the old amounts, paler, while new ones are on their way.'],
      dont: ['Do not add amounts up in the browser.'],
    },
    cultures: {
      da: {
        heading: 'Oversigt',
        rows: [
          { label: 'Varer', value: '704,00 kr.' },
          { label: 'Levering', value: 'Gratis' },
        ],
        total: { label: 'I alt', value: '704,00 kr.' },
        taxNote: 'Heraf moms 140,80 kr.',
        children: <Button wide>Til kassen</Button>,
      },
      es: {
        heading: 'Resumen',
        rows: [
          { label: 'Artículos', value: '94,90 €' },
          { label: 'Envío', value: 'Gratis' },
        ],
        total: { label: 'Total', value: '94,90 €' },
        taxNote: 'IVA incluido: 16,47 €',
        children: <Button wide>Tramitar pedido</Button>,
      },
    },
    longTexts: {
      da: {
        heading: 'Bestillingsoversigt',
        rows: [{ label: 'Leveringsomkostninger inklusive ekspeditionsgebyr', value: '1.049,00 kr.' }],
        total: { label: 'Samlet betalingsbeløb', value: '12.704,00 kr.' },
      },
      es: {
        heading: 'Resumen del pedido',
        rows: [{ label: 'Gastos de envío con recargo por entrega exprés', value: '1.049,00 €' }],
        total: { label: 'Importe total a pagar', value: '12.704,00 €' },
      },
    },
  },
} satisfies Meta<typeof OrderSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Pending: Story = { tags: ['matrix'], args: { pending: true } };
