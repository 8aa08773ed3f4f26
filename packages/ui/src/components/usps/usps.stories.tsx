import type { Meta, StoryObj } from '@storybook/react-vite';
import { Usps } from './usps';

const meta = {
  title: 'Content/Usps',
  component: Usps,
  args: {
    label: 'Our promises',
    usps: [
      { text: 'Free delivery from €75', icon: 'box', href: '#delivery', showOnMobile: true },
      { text: '30 days to return', icon: 'arrow-right' },
      { text: 'Printed here', icon: 'check' },
    ],
  },
  argTypes: {
    variant: { options: ['bar', 'panel'], control: 'inline-radio' },
    tone: { options: ['inverse', 'brand', 'header', 'footer'], control: 'inline-radio' },
  },
  parameters: {
    bleed: true,
    matrix: { width: 1280 },
    usage: {
      when: 'What the shop promises: delivery, returns, payment.',
      do: ['Keep to three or four.', 'Mark the one or two that a phone keeps.'],
      dont: ['Do not promise what everyone does.'],
    },
    cultures: {
      da: {
        usps: [
          { text: 'Fri fragt fra 499 kr.', icon: 'box', href: '#delivery', showOnMobile: true },
          { text: '30 dages returret', icon: 'arrow-right' },
        ],
      },
      es: {
        usps: [
          { text: 'Envío gratis desde 75 €', icon: 'box', href: '#delivery', showOnMobile: true },
          { text: '30 días para devolver', icon: 'arrow-right' },
        ],
      },
    },
    longTexts: {
      da: {
        usps: [
          { text: 'Fragtfri levering ved bestillinger over 499 kr.', icon: 'box', showOnMobile: true },
          { text: 'Tredive dages ubetinget fortrydelsesret', icon: 'arrow-right' },
          { text: 'Personliggørelse i eget trykkeriværksted', icon: 'check' },
        ],
      },
      es: {
        usps: [
          {
            text: 'Gastos de envío gratuitos en pedidos superiores a 75 €',
            icon: 'box',
            showOnMobile: true,
          },
          { text: 'Treinta días para devolver sin dar explicaciones', icon: 'arrow-right' },
          { text: 'Personalización en nuestro propio taller', icon: 'check' },
        ],
      },
    },
  },
} satisfies Meta<typeof Usps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const PanelOfPromises: Story = { tags: ['matrix'], args: { variant: 'panel' } };

export const OnTheBrand: Story = { args: { tone: 'brand' } };
