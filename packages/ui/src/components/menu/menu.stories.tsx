import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { Button } from '../button';
import { Menu } from './menu';

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  args: {
    label: 'Account',
    trigger: (wiring) => (
      <Button variant="secondary" {...wiring}>
        Ana
      </Button>
    ),
    entries: [
      { id: 'profile', text: 'My account', icon: 'user', href: '#profile', current: true },
      { id: 'orders', text: 'Order history', icon: 'box', href: '#orders' },
      { id: 'gifts', text: 'Gift cards', icon: 'card', disabled: true },
      { id: 'logout', text: 'Log out', icon: 'external', separated: true },
    ],
  },
  parameters: {
    matrix: { framed: true, height: 360, story: 'Open' },
    usage: {
      when: 'Gathers places to go and things to do behind one button, such as the account.',
      do: [
        'Give places an href: they can be opened in a new tab.',
        'Put a line above what is of another kind, such as logging out.',
      ],
      dont: ['Do not use it to choose a value: that is a select.'],
    },
    longTexts: {
      da: {
        label: 'Brugerkonto',
        entries: [
          {
            id: 'details',
            text: 'Kontooplysninger og adgangskodeindstillinger',
            icon: 'user',
            href: '#details',
          },
          {
            id: 'orders',
            text: 'Bestillingshistorik og returneringsanmodninger',
            icon: 'box',
            href: '#orders',
          },
        ],
      },
      es: {
        label: 'Cuenta',
        entries: [
          {
            id: 'details',
            text: 'Datos de la cuenta y configuración de la contraseña',
            icon: 'user',
            href: '#details',
          },
          {
            id: 'orders',
            text: 'Historial de pedidos y solicitudes de devolución',
            icon: 'box',
            href: '#orders',
          },
        ],
      },
    },
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('menu');
  },
};
