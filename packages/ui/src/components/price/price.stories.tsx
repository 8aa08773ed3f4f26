import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from './price';

const meta = {
  title: 'Shopping/Price',
  component: Price,
  args: { amount: '€89.95', labels: { now: 'Price now', before: 'Price before' } },
  parameters: {
    usage: {
      when: 'What a thing costs, and what it cost before.',
      do: [
        'Format the amount in the language of the page.',
        'Give the lowest price of the last 30 days with a reduction.',
      ],
      dont: ['Do not show a reduction by colour alone.'],
    },
    cultures: {
      da: { amount: '669,00 kr.', labels: { now: 'Pris nu', before: 'Pris før' } },
      es: { amount: '89,95 €', labels: { now: 'Precio actual', before: 'Precio anterior' } },
    },
    longTexts: {
      da: {
        amount: '1.249,00 kr.',
        before: '1.699,00 kr.',
        savings: '-26 %',
        note: 'Laveste pris i de seneste tredive dage før nedsættelsen: 1.399,00 kr.',
      },
      es: {
        amount: '1.249,00 €',
        before: '1.699,00 €',
        savings: '-26 %',
        note: 'Precio más bajo de los treinta días anteriores a la rebaja: 1.399,00 €',
      },
    },
  },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Reduced: Story = {
  tags: ['matrix'],
  args: { amount: '€67.46', before: '€89.95', savings: '-25 %', note: 'Lowest price of 30 days: €84.95' },
};

export const Large: Story = { args: { size: 'large' } };
