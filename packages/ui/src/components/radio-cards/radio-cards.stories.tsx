import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RadioCards } from './radio-cards';

const meta = {
  title: 'Forms/Radio cards',
  component: RadioCards,
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return <RadioCards {...args} value={value} onValueChange={setValue} />;
  },
  args: {
    legend: 'Delivery',
    value: 'home',
    onValueChange: () => undefined,
    options: [
      {
        value: 'home',
        title: 'To the door',
        description: 'In two days',
        aside: '€4.95',
        content: 'We send a message on the day.',
      },
      { value: 'shop', title: 'Parcel shop', description: 'In three days', aside: 'Free' },
      { value: 'locker', title: 'Parcel locker', description: 'Full today', aside: 'Free', disabled: true },
    ],
  },
  parameters: {
    usage: {
      when: 'One choice of a few, each with what it means and costs.',
      do: [
        'Put the price or time where eyes compare them: in aside.',
        'Show what belongs to the chosen card in its content.',
      ],
      dont: ['Do not offer more than about five: use a SelectField.'],
    },
    cultures: {
      da: {
        legend: 'Levering',
        options: [
          { value: 'home', title: 'Til døren', description: 'Om to dage', aside: '39,00 kr.' },
          { value: 'shop', title: 'Pakkeshop', description: 'Om tre dage', aside: 'Gratis' },
        ],
      },
      es: {
        legend: 'Entrega',
        options: [
          { value: 'home', title: 'A domicilio', description: 'En dos días', aside: '4,95 €' },
          { value: 'shop', title: 'Punto de recogida', description: 'En tres días', aside: 'Gratis' },
        ],
      },
    },
    longTexts: {
      da: {
        legend: 'Leveringsmulighed',
        options: [
          {
            value: 'home',
            title: 'Omdeling uden modtagerunderskrift',
            description: 'Forsendelsen efterlades på den aftalte opbevaringsplads ved indgangsdøren',
            aside: '39,00 kr.',
          },
        ],
      },
      es: {
        legend: 'Modalidad de entrega',
        options: [
          {
            value: 'home',
            title: 'Entrega a domicilio sin firma del destinatario',
            description: 'El paquete se deja en el lugar acordado junto a la puerta de entrada',
            aside: '4,95 €',
          },
        ],
      },
    },
  },
} satisfies Meta<typeof RadioCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NothingChosen: Story = { args: { value: null } };

export const Invalid: Story = {
  tags: ['matrix'],
  args: { value: null, errorMessage: 'Choose how it is sent' },
};

export const HiddenLegend: Story = { args: { hideLegend: true } };
