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
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };
export const Filled: Story = { args: { defaultValue: 'home shirt' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongDanish: Story = {
  globals: { culture: 'da' },
  args: { label: 'Søg efter fodboldtrøjer, træningsbeklædning og supporterudstyr', submitLabel: 'Søg' },
};

export const LongSpanish: Story = {
  globals: { culture: 'es' },
  args: {
    label: 'Buscar camisetas, ropa de entrenamiento y artículos para la afición',
    submitLabel: 'Buscar',
  },
};

export const RightToLeft: Story = { globals: { dir: 'rtl' } };
