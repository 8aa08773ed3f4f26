import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Text, type TextLook } from './text';

const meta = {
  title: 'Typography/Text',
  component: Text,
  args: { children: 'Woven in Portugal from recycled yarn.' },
  argTypes: {
    step: { options: ['lead', 'body', 'small', 'caption', 'label', 'price'], control: 'inline-radio' },
  },
  parameters: {
    usage: {
      when: 'Running text, captions, labels and prices.',
      do: [
        'Choose the step by what the text is: lead, body, small, caption, label, price.',
        'Name the element with as where a paragraph is not right.',
      ],
      dont: ['Do not colour text by hand: muted is for what is secondary, sale for reductions.'],
    },
    cultures: {
      da: { children: 'Vævet i Portugal af genanvendt garn.' },
      es: { children: 'Tejido en Portugal con hilo reciclado.' },
    },
    longTexts: {
      da: {
        children:
          'Sæsonkortindehavere modtager forhåndsbestillingsbekræftelsen, før kampprogrammet offentliggøres.',
      },
      es: {
        children:
          'Los abonados recibirán la confirmación de la reserva anticipada antes de que se publique el calendario.',
      },
    },
  },
} satisfies Meta<TextLook & { children: ReactNode }>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Steps: Story = {
  tags: ['matrix'],
  render: ({ children }) => (
    <>
      {(['lead', 'body', 'small', 'caption', 'label', 'price'] as const).map((step) => (
        <Text key={step} step={step}>
          {children}
        </Text>
      ))}
    </>
  ),
};

export const Muted: Story = { args: { color: 'muted' } };
