import type { Meta, StoryObj } from '@storybook/react-vite';
import { FilterChips } from './filter-chips';

const meta = {
  title: 'Shopping/Filter chips',
  component: FilterChips,
  args: {
    label: 'Chosen filters',
    removeLabel: 'Remove',
    chips: [
      { id: 'red', text: 'Red' },
      { id: 'm', text: 'Size M' },
      { id: 'price', text: '€20 to €60' },
    ],
    clear: { text: 'Remove all' },
  },
  parameters: {
    usage: {
      when: 'Shows above a list what it is narrowed by.',
      do: ['Give each the address of the list without it, so that it works without a script.'],
      dont: ['Do not repeat here what cannot be removed.'],
    },
    cultures: {
      da: { label: 'Valgte filtre', removeLabel: 'Fjern', clear: { text: 'Fjern alle' } },
      es: { label: 'Filtros elegidos', removeLabel: 'Quitar', clear: { text: 'Quitar todos' } },
    },
    longTexts: {
      da: {
        chips: [
          { id: 'a', text: 'Fugttransporterende træningsbeklædning med refleksdetaljer' },
          { id: 'b', text: 'Forudbestillingsvarer' },
          { id: 'c', text: 'Udleveringssteder' },
        ],
      },
      es: {
        chips: [
          { id: 'a', text: 'Ropa de entrenamiento transpirable con detalles reflectantes' },
          { id: 'b', text: 'Artículos en reserva' },
          { id: 'c', text: 'Puntos de recogida' },
        ],
      },
    },
  },
} satisfies Meta<typeof FilterChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };
export const One: Story = { args: { chips: [{ id: 'red', text: 'Red' }] } };
export const AsLinks: Story = {
  args: {
    chips: [
      { id: 'red', text: 'Red', href: '#without-red' },
      { id: 'm', text: 'Size M', href: '#without-m' },
    ],
    clear: { text: 'Remove all', href: '#all' },
  },
};
