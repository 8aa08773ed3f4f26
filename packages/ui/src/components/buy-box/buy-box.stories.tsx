import type { Meta, StoryObj } from '@storybook/react-vite';
import { shirtPicture, shirtPrice } from '../../story-samples';
import { Button } from '../button/button';
import { Container } from '../container/container';
import { Heading } from '../heading/heading';
import { Picture } from '../picture/picture';
import { Text } from '../text/text';
import { BuyBox } from './buy-box';

const meta = {
  title: 'Shopping/Buy box',
  component: BuyBox,
  decorators: (Story) => (
    <Container width="wide" style={{ paddingBlock: 24 }}>
      <Story />
    </Container>
  ),
  args: {
    gallery: <Picture {...shirtPicture} frame="product" />,
    action: (
      <Button wide size="large">
        Add to basket
      </Button>
    ),
    actionSummary: shirtPrice,
    details: <Text>Delivered in two days.</Text>,
    children: (
      <>
        <Heading level={1}>Home shirt 26/27</Heading>
        {shirtPrice}
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
            {shirtPrice}
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
            {shirtPrice}
          </>
        ),
      },
    },
  },
} satisfies Meta<typeof BuyBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
