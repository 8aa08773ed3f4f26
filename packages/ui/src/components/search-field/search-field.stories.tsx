import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchField } from './search-field';

const meta = {
  title: 'Forms/Search field',
  component: SearchField,
  args: { label: 'Search', submitLabel: 'Search now', action: '#', onSearch: () => undefined },
  parameters: {
    usage: {
      when: 'Sends a term to the result page, with or without a script.',
      do: ['Give the address of the result page as the action.'],
      dont: ['Do not use it where suggestions are wanted: that is SearchSuggestions.'],
    },
    longTexts: {
      da: { label: 'Søg efter fodboldtrøjer, træningsbeklædning og supporterudstyr', submitLabel: 'Søg' },
      es: {
        label: 'Buscar camisetas, ropa de entrenamiento y artículos para la afición',
        submitLabel: 'Buscar',
      },
    },
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };
export const Filled: Story = { args: { defaultValue: 'home shirt' } };
export const Disabled: Story = { args: { disabled: true } };
