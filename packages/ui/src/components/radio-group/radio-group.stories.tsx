import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioGroup } from './radio-group';

const meta = {
  title: 'Forms/Radio group',
  component: RadioGroup,
  args: {
    legend: 'Sort by',
    value: 'new',
    options: [
      { value: 'new', label: 'Newest first' },
      { value: 'price', label: 'Lowest price first' },
      { value: 'name', label: 'By name', disabled: true },
    ],
  },
  parameters: {
    usage: {
      when: 'Lets one of a few things be chosen, with all of them in sight.',
      do: ['Use radio cards where each choice has a price or a consequence to explain.'],
      dont: ['Do not offer more than about seven: use a select then.'],
    },
    cultures: { da: { legend: 'Sorter efter' }, es: { legend: 'Ordenar por' } },
    longTexts: {
      da: {
        legend: 'Henvendelsesårsag',
        options: [
          {
            value: 'new',
            label: 'Spørgsmål om returnering eller ombytning af personaliserede landsholdstrøjer',
            description: 'Personaliserede varer kan som udgangspunkt ikke returneres',
          },
          { value: 'other', label: 'Andet' },
        ],
      },
      es: {
        legend: 'Motivo de la consulta',
        options: [
          {
            value: 'new',
            label: 'Pregunta sobre la devolución o el cambio de camisetas personalizadas',
            description: 'Por regla general, los artículos personalizados no se pueden devolver',
          },
          { value: 'other', label: 'Otro' },
        ],
      },
    },
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };
export const Invalid: Story = { args: { value: null, errorMessage: 'Choose an order' } };
