import type { Meta, StoryObj } from '@storybook/react-vite';
import { MobileNavigation } from './mobile-navigation';

const meta = {
  title: 'Navigation/Mobile navigation',
  component: MobileNavigation,
  args: {
    label: 'Main',
    allLabel: (name) => `See all ${name}`,
    items: [
      {
        name: 'Shirts',
        href: '#shirts',
        activeTrail: true,
        children: [
          {
            name: 'Home',
            href: '#home',
            active: true,
            children: [
              { name: 'Adults', href: '#home-adults' },
              { name: 'Kids', href: '#home-kids' },
            ],
          },
          { name: 'Away', href: '#away' },
        ],
      },
      { name: 'Training', href: '#training' },
      { name: 'Gifts', href: '#gifts' },
    ],
  },
  parameters: {
    usage: {
      when: 'The departments of the shop below one another, in the side menu of a narrow screen.',
      do: ['Put it into a SideMenu.'],
      dont: ['Do not nest deeper than three levels.'],
    },
    cultures: {
      da: {
        items: [
          {
            name: 'Trøjer',
            href: '#shirts',
            activeTrail: true,
            children: [
              { name: 'Hjemme', href: '#home' },
              { name: 'Ude', href: '#away' },
            ],
          },
          { name: 'Træning', href: '#training' },
          { name: 'Gaver', href: '#gifts' },
        ],
      },
      es: {
        items: [
          {
            name: 'Camisetas',
            href: '#shirts',
            activeTrail: true,
            children: [
              { name: 'Primera', href: '#home' },
              { name: 'Segunda', href: '#away' },
            ],
          },
          { name: 'Entrenamiento', href: '#training' },
          { name: 'Regalos', href: '#gifts' },
        ],
      },
    },
    longTexts: {
      da: {
        items: [
          { name: 'Landsholdsbeklædning', href: '#a' },
          { name: 'Opvarmningstrøjer', href: '#b' },
          { name: 'Supporterudstyr', href: '#c' },
          { name: 'Børnefodboldstøvler', href: '#d' },
        ],
      },
      es: {
        items: [
          { name: 'Equipaciones oficiales', href: '#a' },
          { name: 'Ropa de entrenamiento', href: '#b' },
          { name: 'Complementos de la afición', href: '#c' },
          { name: 'Calzado infantil', href: '#d' },
        ],
      },
    },
  },
} satisfies Meta<typeof MobileNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
