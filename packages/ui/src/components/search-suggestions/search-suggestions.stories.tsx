import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SearchSuggestions, type SearchSuggestionsProps } from './search-suggestions';

function Search(args: SearchSuggestionsProps) {
  const [value, setValue] = useState(args.value);
  return (
    <SearchSuggestions {...args} value={value} onValueChange={setValue} groups={value ? args.groups : []} />
  );
}

const meta = {
  title: 'Shopping/Search suggestions',
  component: SearchSuggestions,
  render: (args) => <Search {...args} />,
  args: {
    label: 'Search',
    submitLabel: 'Search now',
    suggestionsLabel: 'Suggestions',
    action: '#',
    value: 'shirt',
    onValueChange: () => undefined,
    onSearch: () => undefined,
    status: '3 suggestions',
    groups: [
      {
        heading: 'Products',
        suggestions: [
          { text: 'Home shirt', detail: '€89.95', href: '#home' },
          { text: 'Away shirt', detail: '€89.95', href: '#away' },
        ],
      },
      { heading: 'Categories', suggestions: [{ text: 'Shirts', detail: '24', href: '#shirts' }] },
    ],
  },
  parameters: {
    usage: {
      when: 'Suggests products and categories while one types.',
      do: [
        'Group what is suggested, and say how many there are.',
        'Give suggestions an address: they are links.',
      ],
      dont: ['Do not ask the server at each key: wait until typing rests.'],
    },
    longTexts: {
      da: {
        label: 'Søg',
        suggestionsLabel: 'Forslag',
        groups: [
          {
            heading: 'Landsholdsprodukter',
            suggestions: [
              {
                text: 'Landsholdets langærmede målmandstræningstrøje til børn og unge',
                detail: '1.299,00 kr.',
                href: '#1',
              },
            ],
          },
        ],
      },
      es: {
        label: 'Buscar',
        suggestionsLabel: 'Sugerencias',
        groups: [
          {
            heading: 'Artículos del primer equipo',
            suggestions: [
              {
                text: 'Camiseta de entrenamiento de portero de manga larga para niños y jóvenes',
                detail: '1.299,00 €',
                href: '#1',
              },
            ],
          },
        ],
      },
    },
  },
} satisfies Meta<typeof SearchSuggestions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };
export const Empty: Story = { args: { value: '', status: '' } };
