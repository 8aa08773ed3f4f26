import type { Meta, StoryObj } from '@storybook/react-vite';
import { shirtPicture, shirtPrice, shirtProperties } from '../../story-samples';
import { Alert } from '../alert/alert';
import { IconButton } from '../icon-button/icon-button';
import { QuantityStepper } from '../quantity-stepper/quantity-stepper';
import { BasketLine } from './basket-line';

const meta = {
  title: 'Shopping/Basket line',
  component: BasketLine,
  args: {
    picture: shirtPicture,
    name: 'Home shirt 26/27',
    href: '#home',
    level: 2,
    properties: shirtProperties,
    price: shirtPrice,
    quantity: (
      <QuantityStepper
        label="Quantity"
        decreaseLabel="One fewer"
        increaseLabel="One more"
        value={1}
        onValueChange={() => undefined}
      />
    ),
    remove: <IconButton icon="trash" label="Remove Home shirt" />,
  },
  parameters: {
    matrix: { width: 640 },
    usage: {
      when: 'A variant in the basket: what it is, how many, what they cost.',
      do: ['Say what tells it from other lines: size, colour, print.'],
      dont: ['Do not hide how to remove it.'],
    },
    longTexts: {
      da: {
        name: 'Landsholdsspillernes langærmede opvarmningstrøje med halvlynlås',
        properties: [
          { label: 'Beklædningsstørrelse', value: 'Ekstra ekstra large' },
          { label: 'Personliggørelse', value: 'CHRISTENSEN-MØLLER 10' },
        ],
      },
      es: {
        name: 'Sudadera de calentamiento de manga larga con media cremallera',
        properties: [
          { label: 'Talla de la prenda', value: 'Extra extra grande' },
          { label: 'Personalización', value: 'FERNÁNDEZ-VALVERDE 10' },
        ],
      },
    },
  },
} satisfies Meta<typeof BasketLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithNotice: Story = {
  tags: ['matrix'],
  args: { notice: <Alert kind="warning">Only two are left</Alert> },
};

export const Pending: Story = { args: { pending: true } };
