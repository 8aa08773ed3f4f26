import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from './text-field';

const meta = {
  title: 'Forms/Text field',
  component: TextField,
  args: { label: 'E-mail', type: 'email', autoComplete: 'email' },
  parameters: {
    usage: {
      when: 'Asks for a line of text.',
      do: [
        'Always give a label.',
        'Say in errorMessage what is wrong and how to put it right.',
        'Give autoComplete for what the browser may know.',
      ],
      dont: ['Do not use the placeholder as the label.', 'Do not show an error before the field was left.'],
    },
    cultures: { da: { label: 'E-mail' }, es: { label: 'Correo electrónico' } },
    longTexts: {
      da: {
        label: 'Leveringsadressens etageangivelse',
        description: 'Oplysningen videregives til transportvirksomheden',
        errorMessage: 'Etageangivelsen må højst indeholde tyve bogstaver',
      },
      es: {
        label: 'Indicaciones adicionales para el repartidor',
        description: 'Esta información se comparte con la empresa de transporte',
        errorMessage: 'Las indicaciones no pueden superar los veinte caracteres',
      },
    },
  },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithDescription: Story = {
  tags: ['matrix'],
  args: { description: 'We send the receipt there.', placeholder: 'ana@example.com' },
};

export const Optional: Story = { args: { optionalLabel: '(optional)' } };

export const Invalid: Story = {
  tags: ['matrix'],
  args: { errorMessage: 'Enter an e-mail such as ana@example.com', defaultValue: 'ana@' },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'ana@example.com' } };

export const HiddenLabel: Story = { args: { hideLabel: true, placeholder: 'ana@example.com' } };
