import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from './breadcrumb';

const meta = {
  title: 'Navigation/Breadcrumb',
  component: Breadcrumb,
  args: {
    label: 'You are here',
    items: [{ name: 'Home', href: '#home' }, { name: 'Shirts', href: '#shirts' }, { name: 'Home shirts' }],
  },
  parameters: {
    matrix: { width: 800 },
    usage: {
      when: 'The way from the front page to this one.',
      do: ['End it with the page that is shown, without an address.'],
      dont: ['Do not use it for the steps of a purchase.'],
    },
    cultures: {
      da: {
        label: 'Du er her',
        items: [
          { name: 'Forside', href: '#home' },
          { name: 'Trøjer', href: '#shirts' },
          { name: 'Hjemmebanetrøjer' },
        ],
      },
      es: {
        label: 'Estás aquí',
        items: [
          { name: 'Inicio', href: '#home' },
          { name: 'Camisetas', href: '#shirts' },
          { name: 'Primera equipación' },
        ],
      },
    },
    longTexts: {
      da: {
        items: [
          { name: 'Forside', href: '#home' },
          { name: 'Landsholdsbeklædning', href: '#a' },
          { name: 'Opvarmningstrøjer og overtrækstrøjer', href: '#b' },
          { name: 'Målmandstrøjer til børnelandsholdet' },
        ],
      },
      es: {
        items: [
          { name: 'Inicio', href: '#home' },
          { name: 'Equipaciones oficiales', href: '#a' },
          { name: 'Camisetas de calentamiento', href: '#b' },
          { name: 'Camisetas de portero para categorías inferiores' },
        ],
      },
    },
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
