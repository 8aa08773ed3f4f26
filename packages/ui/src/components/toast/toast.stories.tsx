import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { Button } from '../button';
import { Cluster } from '../cluster';
import { notify, type ToastMessage, Toasts } from '.';

const meta = {
  title: 'Feedback/Toast',
  component: Toasts,
  args: { label: 'Notifications', closeLabel: 'Close' },
  parameters: {
    matrix: { framed: true, height: 360, story: 'Kinds' },
    usage: {
      when: 'Says in passing what has just happened: added, removed, saved, offline.',
      do: ['Offer to take it back where that is possible.', 'Keep it to one sentence and one action.'],
      dont: [
        'Do not say in a toast alone what must not be missed.',
        'Do not raise one while a dialog is open: say it inside.',
      ],
    },
  },
} satisfies Meta<typeof Toasts>;

export default meta;
type Story = StoryObj<typeof meta>;

const demonstration = (messages: Record<string, ToastMessage>): Story => ({
  render: (args) => (
    <>
      <Cluster>
        {Object.entries(messages).map(([name, message]) => (
          <Button key={name} variant="secondary" onClick={() => notify(message)}>
            {name}
          </Button>
        ))}
      </Cluster>
      <Toasts {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const [name, { text }] of Object.entries(messages)) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await screen.findByText(text);
    }
  },
});

export const Default = demonstration({ Added: { text: 'Home shirt added', kind: 'success' } });

export const WithAction = demonstration({
  Removed: { text: 'Home shirt removed', action: { label: 'Undo', onPress: () => undefined } },
});

export const Kinds = demonstration({
  Info: { text: 'The price has changed', lasting: true },
  Success: { text: 'Saved', kind: 'success', lasting: true },
  Warning: { text: 'You are offline', kind: 'warning', lasting: true },
});

export const LongTexts: Story = {
  tags: ['stress'],
  ...demonstration({
    'Føj til indkøbskurven': {
      text: 'Landsholdets udebanetrøje med langærmet fugttransporterende undertrøje er lagt i indkøbskurven',
      kind: 'success',
      action: { label: 'Fortryd tilføjelsen', onPress: () => undefined },
    },
    'Añadir a la cesta': {
      text: 'La camiseta de la segunda equipación con prenda interior transpirable de manga larga está en la cesta',
      kind: 'success',
      action: { label: 'Deshacer lo añadido', onPress: () => undefined },
    },
  }),
};
