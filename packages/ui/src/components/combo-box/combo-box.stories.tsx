import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen } from 'storybook/test';
import { ComboBox, type ComboBoxProps } from './combo-box';

const points = [
  { id: 'kiosk', text: 'Corner Kiosk', description: 'Torvegade 12, 5000 Odense C', aside: '320 m' },
  { id: 'station', text: 'Station Shop', description: 'Stationsvej 3, 5000 Odense C', aside: '840 m' },
  { id: 'bakery', text: 'Bakery North', description: 'Nørregade 40, 5000 Odense C', aside: '1.2 km' },
];

/** Suggests the points once a whole postcode is typed, as a response would. */
function Search(args: ComboBoxProps) {
  const [value, setValue] = useState(args.value);
  const options = value.length >= 4 ? args.options : [];
  return <ComboBox {...args} value={value} onValueChange={setValue} options={options} />;
}

const meta = {
  title: 'Forms/Combo box',
  component: ComboBox,
  render: (args) => <Search {...args} />,
  args: {
    label: 'Postcode near you',
    value: '',
    onValueChange: () => undefined,
    onChoose: () => undefined,
    placeholder: '5000',
    options: points,
  },
  parameters: {
    matrix: { framed: true, height: 400, story: 'Open' },
    usage: {
      when: 'Suggests results while the shopper types, and lets them choose one.',
      do: [
        'Load it after the first paint, with a text field of the same label until then.',
        'Make the screen work without a suggestion: Enter and a button search for the typed text.',
      ],
      dont: ['Do not use it for a fixed list of some ten options: a select field does.'],
    },
    longTexts: {
      da: {
        label: 'Postnummeret for det område, hvor pakken skal hentes',
        description: 'Udleveringssteder i nærheden vises, mens der skrives',
        options: [
          {
            id: 'kiosk',
            text: 'Cykelværkstedet og Blomsterhandlen ved Banegårdspladsen',
            description: 'Jernbanegadens forlængelse 112, 5000 Odense C',
            aside: '1,2 km',
          },
        ],
      },
      es: {
        label: 'Código postal de la zona donde se recogerá el paquete',
        description: 'Los puntos de recogida cercanos aparecen mientras se escribe',
        options: [
          {
            id: 'kiosk',
            text: 'Papelería y Librería Universitaria de la Constitución',
            description: 'Avenida de la Constitución 112, 41001 Sevilla',
            aside: '1,2 km',
          },
        ],
      },
    },
  },
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Invalid: Story = { args: { errorMessage: 'Enter a postcode' } };
export const Disabled: Story = { args: { value: '5000', disabled: true } };

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '5000');
    await screen.findByRole('listbox');
  },
};
