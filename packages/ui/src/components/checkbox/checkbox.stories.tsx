import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from './checkbox';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { label: 'I accept the terms of sale' },
  parameters: {
    usage: {
      when: 'Asks for a yes: to terms, to a newsletter.',
      do: [
        'Leave it unchecked where consent is asked for.',
        'Write the label as a statement that is true when it is checked.',
      ],
      dont: ['Do not negate the label.', 'Do not start something by checking it: that is a button.'],
    },
    cultures: {
      da: { label: 'Jeg accepterer handelsbetingelserne' },
      es: { label: 'Acepto las condiciones de venta' },
    },
    longTexts: {
      da: {
        label: 'Jeg accepterer handelsbetingelserne og har læst persondatapolitikken for webbutikken',
        description: 'Samtykket kan til enhver tid tilbagekaldes under kontooplysninger',
      },
      es: {
        label: 'Acepto las condiciones de venta y he leído la política de privacidad de la tienda',
        description: 'Puedes retirar el consentimiento en cualquier momento desde tu cuenta',
      },
    },
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Checked: Story = {
  tags: ['matrix'],
  args: { defaultChecked: true, description: 'You can read them before you pay.' },
};

export const Invalid: Story = { tags: ['matrix'], args: { errorMessage: 'Accept the terms to go on' } };

export const Disabled: Story = { args: { disabled: true } };
