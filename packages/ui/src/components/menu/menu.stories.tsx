import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button';
import { Menu } from './menu';

const meta = {
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
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button')),
};

export const LongText: Story = {
  args: {
    label: 'Brugerkonto',
    entries: [
      { id: 'details', text: 'Kontooplysninger og adgangskodeindstillinger', icon: 'user', href: '#details' },
      { id: 'orders', text: 'Bestillingshistorik og returneringsanmodninger', icon: 'box', href: '#orders' },
    ],
  },
  play: Open.play,
};
