import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { FilterGroup, type FilterGroupProps } from './filter-group';

function Filter(args: FilterGroupProps) {
  const [value, setValue] = useState<readonly string[]>(args.value);
  return <FilterGroup {...args} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Shopping/Filter group',
  component: FilterGroup,
  render: (args) => <Filter {...args} />,
  args: {
    title: 'Colour',
    open: true,
    value: ['black'],
    options: ['Red', 'Black', 'Green', 'White', 'Blue'].map((label, index) => ({
      value: label.toLowerCase(),
      label,
      count: 3 * index + 1,
    })),
    chosenLabel: (count: number) => `${count} chosen`,
  },
  parameters: {
    usage: {
      when: 'Narrows a list of products by one of their properties.',
      do: [
        'Give the count that would be left, and disable what leaves none.',
        'Put an option below the one that it is part of.',
      ],
      dont: ['Do not leave groups open that a phone has no room for.'],
    },
    longTexts: {
      da: {
        title: 'Produktegenskaber',
        options: [
          { value: 'black', label: 'Fugttransporterende træningsbeklædning med refleksdetaljer', count: 104 },
          { value: 'red', label: 'Forudbestillingsvarer', count: 8 },
        ],
        chosenLabel: (count: number) => `${count} valgt`,
      },
      es: {
        title: 'Características del producto',
        options: [
          {
            value: 'black',
            label: 'Ropa de entrenamiento transpirable con detalles reflectantes',
            count: 104,
          },
          { value: 'red', label: 'Artículos en reserva', count: 8 },
        ],
        chosenLabel: (count: number) => `${count} elegidos`,
      },
    },
  },
} satisfies Meta<typeof FilterGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };
export const Closed: Story = { args: { open: false } };
export const Nested: Story = {
  tags: ['matrix'],
  args: {
    title: 'Category',
    value: ['home'],
    options: [
      {
        value: 'shirts',
        label: 'Shirts',
        count: 15,
        children: [
          {
            value: 'home',
            label: 'Home shirts',
            count: 6,
            children: [{ value: 'kids', label: 'Kids', count: 2 }],
          },
          { value: 'away', label: 'Away shirts', count: 9 },
        ],
      },
      { value: 'sale', label: 'Sale', count: 4 },
    ],
  },
};
export const Limited: Story = { args: { limit: 2, moreLabel: 'Show all colours' } };
