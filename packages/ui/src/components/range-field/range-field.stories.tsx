import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RangeField, type RangeFieldProps } from './range-field';

function Field(args: RangeFieldProps) {
  const [value, setValue] = useState(args.value);
  return <RangeField {...args} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Forms/Range field',
  component: RangeField,
  render: (args) => <Field {...args} />,
  args: {
    label: 'Price',
    fromLabel: 'From',
    toLabel: 'To',
    min: 0,
    max: 200,
    step: 5,
    value: [20, 120],
    onValueChange: () => undefined,
    format: (number: number) => `€${number}`,
    unit: '€',
  },
  parameters: {
    usage: {
      when: 'Narrows a list to a span of numbers, such as prices.',
      do: ['Set the limits to what the list has.', 'Say the values in full with format.'],
      dont: ['Do not use it where an exact value must be hit: a number field does that.'],
    },
    cultures: {
      da: { label: 'Pris', fromLabel: 'Fra', toLabel: 'Til', unit: 'kr.' },
      es: { label: 'Precio', fromLabel: 'Desde', toLabel: 'Hasta' },
    },
  },
} satisfies Meta<typeof RangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };
export const Everything: Story = { args: { value: [0, 200] } };
export const Disabled: Story = { args: { disabled: true } };
export const LongDanish: Story = {
  globals: { culture: 'da' },
  args: {
    label: 'Prisinterval inklusive merværdiafgift',
    fromLabel: 'Minimumspris',
    toLabel: 'Maksimumspris',
    unit: 'kr.',
  },
};

export const LongSpanish: Story = {
  globals: { culture: 'es' },
  args: {
    label: 'Intervalo de precios con impuestos incluidos',
    fromLabel: 'Precio mínimo',
    toLabel: 'Precio máximo',
    unit: '€',
  },
};
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
