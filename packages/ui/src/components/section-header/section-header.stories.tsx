import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionHeader } from './section-header';

const meta = {
  title: 'Typography/Section header',
  component: SectionHeader,
  args: { heading: 'Shirts', action: { text: 'All shirts', href: '#shirts' } },
  parameters: {
    usage: {
      when: 'Opens a section of a page, with the way on to all of what it samples.',
      do: ['Give the action words that tell where it leads: "All shirts".'],
      dont: ['Do not use more than one action.'],
    },
    cultures: {
      da: { heading: 'Trøjer', action: { text: 'Alle trøjer', href: '#troejer' } },
      es: { heading: 'Camisetas', action: { text: 'Todas las camisetas', href: '#camisetas' } },
    },
    longTexts: {
      da: {
        heading: 'Landsholdsspillernes opvarmningstrøjer',
        action: { text: 'Se hele opvarmningskollektionen', href: '#alle' },
      },
      es: {
        heading: 'Camisetas de calentamiento de los internacionales',
        action: { text: 'Ver toda la colección de calentamiento', href: '#todas' },
      },
    },
  },
} satisfies Meta<typeof SectionHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutAction: Story = { args: { action: undefined } };
