import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordField } from './password-field';

const meta = {
  title: 'Forms/Password field',
  component: PasswordField,
  args: {
    label: 'Password',
    showLabel: 'Show password',
    hideTypedLabel: 'Hide password',
    autoComplete: 'new-password',
    description: 'At least 8 characters. A few words in a row are easy to remember.',
  },
  parameters: {
    usage: {
      when: 'Asks for a password, which may be looked at while it is typed.',
      do: [
        'Say what a new password needs before it is typed.',
        'Give autoComplete, so that password managers help.',
      ],
      dont: ['Do not ask for it twice: it can be shown.', 'Do not forbid pasting.'],
    },
    cultures: {
      da: { label: 'Adgangskode', showLabel: 'Vis adgangskode', description: 'Mindst 8 tegn.' },
      es: { label: 'Contraseña', showLabel: 'Mostrar contraseña', description: 'Al menos 8 caracteres.' },
    },
    longTexts: {
      da: {
        label: 'Nuværende adgangskode til supporterkontoen',
        showLabel: 'Vis adgangskoden',
        hideTypedLabel: 'Skjul adgangskoden',
        errorMessage: 'Adgangskoden stemmer ikke overens med den, vi har registreret.',
        defaultValue: 'goal',
      },
      es: {
        label: 'Contraseña actual de la cuenta de la afición',
        showLabel: 'Mostrar la contraseña',
        hideTypedLabel: 'Ocultar la contraseña',
        errorMessage: 'La contraseña no coincide con la que tenemos registrada.',
        defaultValue: 'goal',
      },
    },
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithError: Story = {
  tags: ['matrix'],
  args: { errorMessage: 'Use at least 8 characters.', defaultValue: 'goal' },
};
