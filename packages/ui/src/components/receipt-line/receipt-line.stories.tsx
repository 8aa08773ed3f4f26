import type { Meta, StoryObj } from '@storybook/react-vite';
import { shirtPicture, shirtProperties } from '../../story-samples';
import { ReceiptLine } from './receipt-line';

const meta = {
  title: 'Shopping/Receipt line',
  component: ReceiptLine,
  args: {
    picture: shirtPicture,
    name: 'Home shirt 26/27',
    properties: shirtProperties,
    quantity: '2 pcs.',
    price: '€179.90',
  },
  parameters: {
    usage: {
      when: 'A line that can no longer be changed: at checkout and on the receipt.',
      do: ['Use the same words as in the basket.'],
      dont: ['Do not offer changes in it.'],
    },
    longTexts: {
      da: {
        name: 'Landsholdsspillernes langærmede opvarmningstrøje med halvlynlås',
        quantity: '12 stk.',
        price: '12.179,90 kr.',
      },
      es: {
        name: 'Sudadera de calentamiento de manga larga con media cremallera',
        quantity: '12 uds.',
        price: '12.179,90 €',
      },
    },
  },
} satisfies Meta<typeof ReceiptLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithNotice: Story = {
  args: { notice: 'It is printed for you and cannot be returned.' },
  parameters: {
    cultures: {
      da: { notice: 'Den er trykt til dig og kan ikke returneres.' },
      es: { notice: 'Está estampada para ti y no se puede devolver.' },
    },
  },
};
