import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormField } from './form-field';
import { control } from './form-field.css';

const meta = {
  title: 'Forms/Form field',
  component: FormField,
  args: {
    label: 'Date of birth',
    description: 'For a greeting',
    children: (wiring) => <input {...wiring} type="text" inputMode="numeric" className={control} />,
  },
  parameters: {
    usage: {
      when: 'Gives a control of any kind its label, description and error, wired for assistive technology.',
      do: ['Spread what children receives on the control itself.'],
      dont: ['Do not use it where TextField, SelectField or TextArea serve.'],
    },
    longTexts: {
      da: {
        label: 'Fødselsdagsoplysning til rabatordningen',
        description: 'Oplysningen bruges udelukkende til fødselsdagshilsenen',
      },
      es: {
        label: 'Fecha de nacimiento para el programa de ventajas',
        description: 'Solo la utilizamos para enviarte una felicitación',
      },
    },
  },
} satisfies Meta<typeof FormField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Invalid: Story = { tags: ['matrix'], args: { errorMessage: 'Write the day as 24.12.2026' } };
