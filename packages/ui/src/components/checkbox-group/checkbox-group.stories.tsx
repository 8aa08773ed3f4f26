import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckboxGroup } from './checkbox-group';

const meta = {
  title: 'Forms/Checkbox group',
  component: CheckboxGroup,
  args: {
    legend: 'Colour',
    value: ['black'],
    options: [
      { value: 'red', label: 'Red', count: 12 },
      { value: 'black', label: 'Black', count: 3 },
      { value: 'blue', label: 'Blue', count: 0, disabled: true },
    ],
  },
  parameters: {
    usage: {
      when: 'Lets any number of a few things be chosen.',
      do: ['Give counts where they help to choose, as in filters.'],
      dont: ['Do not use it where exactly one may be chosen: that is a radio group.'],
    },
    cultures: { da: { legend: 'Farve' }, es: { legend: 'Color' } },
    longTexts: {
      da: {
        legend: 'Kommunikationspræferencer',
        options: [
          {
            value: 'a',
            label: 'Nyhedsbrev om landsholdets forudbestillingskollektioner',
            description: 'Højst to gange om måneden',
          },
          { value: 'b', label: 'Påmindelser om efterladte indkøbskurve' },
        ],
      },
      es: {
        legend: 'Preferencias de comunicación',
        options: [
          {
            value: 'a',
            label: 'Boletín sobre las colecciones que se pueden reservar por anticipado',
            description: 'Como mucho, dos veces al mes',
          },
          { value: 'b', label: 'Recordatorios de las cestas que quedaron sin tramitar' },
        ],
      },
    },
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };
export const Described: Story = { args: { description: 'As many as you like' } };
export const Invalid: Story = { args: { value: [], errorMessage: 'Choose at least one colour' } };
