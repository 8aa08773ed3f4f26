import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from '../spinner/spinner';
import { Text } from '../text/text';
import { CheckoutSection } from './checkout-section';

const meta = {
  title: 'Shopping/Checkout section',
  component: CheckoutSection,
  args: { number: 2, heading: 'Delivery', children: <Text>How shall it travel?</Text> },
  parameters: {
    usage: {
      when: 'A step of the checkout, its number beside its heading.',
      do: ['Tick it when all that it asks for is given.'],
      dont: ['Do not hide the steps to come.'],
    },
    longTexts: {
      da: {
        heading: 'Leveringsoplysninger og afhentningssted',
        children: <Text>Hvordan skal forsendelsen transporteres?</Text>,
      },
      es: {
        heading: 'Datos de entrega y punto de recogida',
        children: <Text>¿Cómo quieres recibir el pedido?</Text>,
      },
    },
  },
} satisfies Meta<typeof CheckoutSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Done: Story = { tags: ['matrix'], args: { done: true } };

export const Saving: Story = { args: { aside: <Spinner label="Saving" /> } };
