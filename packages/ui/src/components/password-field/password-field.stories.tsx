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
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithError: Story = {
  args: { errorMessage: 'Use at least 8 characters.', defaultValue: 'goal' },
};
