import type { Meta, StoryObj } from '@storybook/react-vite';
import { SideNavigation } from './side-navigation';

const meta = {
  title: 'Navigation/Side navigation',
  component: SideNavigation,
  args: {
    label: 'My account',
    items: [
      { text: 'My account', href: '#profile', icon: 'user', current: true },
      { text: 'Account details', href: '#details', icon: 'info' },
      { text: 'Order history', href: '#orders', icon: 'box' },
    ],
    action: { text: 'Log out', icon: 'arrow-right', onPress: () => undefined },
  },
  parameters: {
    matrix: { width: 320 },
    usage: {
      when: 'Leads between the pages of one area, such as an account.',
      do: ['Mark the page that is shown.'],
      dont: ['Do not use it for filters or for parts of one page.'],
    },
    longTexts: {
      da: {
        label: 'Brugerkonto',
        items: [
          { text: 'Kontooplysninger og adgangskode', href: '#details', current: true },
          { text: 'Bestillingshistorik og returneringsanmodninger', href: '#orders' },
        ],
        action: { text: 'Log af på alle enheder', onPress: () => undefined },
      },
      es: {
        label: 'Cuenta',
        items: [
          { text: 'Datos de la cuenta y contraseña', href: '#details', current: true },
          { text: 'Historial de pedidos y solicitudes de devolución', href: '#orders' },
        ],
        action: { text: 'Cerrar sesión en todos los dispositivos', onPress: () => undefined },
      },
    },
  },
} satisfies Meta<typeof SideNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
