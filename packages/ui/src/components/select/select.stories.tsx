import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { ColorDot } from '../color-dot';
import { Icon } from '../icon';
import { Select } from './select';

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: {
    label: 'Wrapping',
    placeholder: 'Choose',
    choices: [
      { value: 'none', label: 'None', description: 'As it comes from the stock', aside: '€0' },
      { value: 'paper', label: 'Paper', description: 'Recycled, in the colours of the club', aside: '€3' },
      {
        value: 'box',
        label: 'Gift box',
        description: 'Sold out until the autumn',
        aside: '€9',
        disabled: true,
      },
    ],
  },
  parameters: {
    matrix: { framed: true, height: 420, story: 'Open' },
    usage: {
      when: 'Asks for one of a list whose options need a picture, a price or a sentence.',
      do: [
        'Use SelectField where the options are words alone: it works before a script does.',
        'Use RadioCards for up to five choices that everybody has to read.',
      ],
      dont: [
        'Do not put links or buttons into an option.',
        'Do not use it for looks alone: its list weighs 50 KB when somebody comes near.',
      ],
    },
    cultures: {
      da: {
        label: 'Indpakning',
        placeholder: 'Vælg',
        choices: [
          { value: 'none', label: 'Ingen', description: 'Som den kommer fra lageret', aside: '0 kr.' },
          { value: 'paper', label: 'Papir', description: 'Genbrugt, i klubbens farver', aside: '25 kr.' },
        ],
      },
      es: {
        label: 'Envoltorio',
        placeholder: 'Elige',
        choices: [
          { value: 'none', label: 'Ninguno', description: 'Como sale del almacén', aside: '0 €' },
          {
            value: 'paper',
            label: 'Papel',
            description: 'Reciclado, con los colores del club',
            aside: '3 €',
          },
        ],
      },
    },
    longTexts: {
      da: {
        defaultValue: 'a',
        label: 'Gaveindpakningsmulighed til landsholdstrøjer',
        choices: [
          {
            value: 'a',
            label: 'Genbrugspapirsindpakning med håndbundet sløjfe',
            description: 'Indpakkes på vores lager i Brøndby og afsendes sammen med resten af bestillingen',
            aside: '1.125 kr.',
          },
        ],
      },
      es: {
        defaultValue: 'a',
        label: 'Modalidad de envoltorio para regalo de camisetas',
        choices: [
          {
            value: 'a',
            label: 'Envoltorio de papel reciclado con lazo anudado a mano',
            description: 'Lo preparamos en nuestro almacén de Sevilla y sale junto con el resto de tu pedido',
            aside: '1.125 €',
          },
        ],
      },
    },
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  args: { defaultValue: 'paper' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findByRole('listbox');
  },
};

export const Chosen: Story = { args: { defaultValue: 'paper' } };

export const WithMarks: Story = {
  args: {
    label: 'Thread',
    defaultValue: 'red',
    choices: [
      { value: 'red', label: 'Red', mark: <ColorDot colors={['#c8102e']} /> },
      { value: 'green', label: 'Green and white', mark: <ColorDot colors={['#0bb363', '#ffffff']} /> },
      { value: 'own', label: 'Your own', mark: <Icon name="heart" /> },
    ],
  },
  play: Open.play,
};

export const Invalid: Story = { args: { errorMessage: 'Choose how it is wrapped' } };

export const Disabled: Story = { args: { disabled: true } };
