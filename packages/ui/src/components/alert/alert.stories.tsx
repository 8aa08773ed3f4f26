import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/stack';
import { Alert } from './alert';

const meta = {
  title: 'Feedback/Alert',
  component: Alert,
  args: { title: 'The price has changed', children: 'It is €5 lower than when you put it in the basket.' },
  argTypes: { kind: { options: ['info', 'success', 'warning', 'danger'], control: 'inline-radio' } },
  parameters: {
    usage: {
      when: 'Says what happened, where it happened.',
      do: ['Say what to do next.', 'Use danger for what failed, warning for what needs a decision.'],
      dont: [
        'Do not use it for what is wrong with one field: that is errorMessage.',
        'Do not stack several.',
      ],
    },
    cultures: {
      da: { title: 'Prisen er ændret', children: 'Den er 35 kr. lavere, end da du lagde varen i kurven.' },
      es: { title: 'El precio ha cambiado', children: 'Es 5 € más bajo que cuando lo añadiste a la cesta.' },
    },
    longTexts: {
      da: {
        title: 'Betalingstjenesteudbyderen er midlertidigt utilgængelig',
        children:
          'Reservationen af varerne opretholdes i femten minutter, mens betalingsforbindelsen genoprettes.',
      },
      es: {
        title: 'El proveedor de pagos no está disponible temporalmente',
        children:
          'Mantendremos la reserva de los artículos durante quince minutos mientras se restablece la conexión.',
      },
    },
  },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Kinds: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Stack gap="s">
      {(['success', 'warning', 'danger'] as const).map((kind) => (
        <Alert key={kind} {...args} kind={kind} />
      ))}
    </Stack>
  ),
};

export const Dismissible: Story = { args: { onDismiss: () => undefined, dismissLabel: 'Close' } };
