import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { Container } from '../container/container';
import { Heading } from '../heading/heading';
import { Picture } from '../picture/picture';
import { Price } from '../price/price';
import { Text } from '../text/text';
import { BuyBox } from './buy-box';

const picture = {
  source: [{ url: '/samples/shirt.svg', width: 960 }],
  sizes: '25vw',
  width: 960,
  height: 1200,
  alt: 'Home shirt from the front',
};

const price = <Price amount="€89.95" labels={{ now: 'Price now', before: 'Price before' }} />;

const meta = {
  title: 'Shopping/Buy box',
  component: BuyBox,
  decorators: (Story) => (
    <Container width="wide" style={{ paddingBlock: 24 }}>
      <Story />
    </Container>
  ),
  args: {
    gallery: <Picture {...picture} frame="product" />,
    action: (
      <Button wide size="large">
        Add to basket
      </Button>
    ),
    actionSummary: price,
    details: <Text>Delivered in two days.</Text>,
    children: (
      <>
        <Heading level={1}>Home shirt 26/27</Heading>
        {price}
      </>
    ),
  },
  parameters: {
    bleed: true,
    matrix: { width: 1280 },
    usage: {
      when: 'The head of a product page: pictures beside name, price, choices and action.',
      do: ['Keep one action.'],
      dont: ['Do not put related products into it.'],
    },
    longTexts: {
      da: {
        action: (
          <Button wide size="large">
            Læg forudbestillingen i indkøbskurven
          </Button>
        ),
        children: (
          <>
            <Heading level={1}>Landsholdsspillernes langærmede opvarmningstrøje</Heading>
            {price}
          </>
        ),
      },
      es: {
        action: (
          <Button wide size="large">
            Añadir la reserva anticipada a la cesta
          </Button>
        ),
        children: (
          <>
            <Heading level={1}>Sudadera de calentamiento de los internacionales</Heading>
            {price}
          </>
        ),
      },
    },
  },
} satisfies Meta<typeof BuyBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
