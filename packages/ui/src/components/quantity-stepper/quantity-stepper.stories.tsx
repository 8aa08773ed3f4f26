import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { QuantityStepper } from './quantity-stepper';

const meta = {
  title: 'Forms/Quantity stepper',
  component: QuantityStepper,
  render: function Counted(args) {
    const [value, setValue] = useState(args.value);
    return <QuantityStepper {...args} value={value} onValueChange={setValue} />;
  },
  args: {
    label: 'Quantity of Home shirt, M',
    decreaseLabel: 'One fewer',
    increaseLabel: 'One more',
    value: 2,
    onValueChange: () => undefined,
  },
  parameters: {
    usage: {
      when: 'How many of a thing: typed in, or one more and one fewer.',
      do: [
        'Name the product in its label, so that lines can be told apart.',
        'Set max to what can be bought.',
      ],
      dont: ['Do not use it for large numbers or for years.'],
    },
  },
} satisfies Meta<typeof QuantityStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AtItsLeast: Story = { args: { value: 1 } };

export const AtItsMost: Story = { args: { value: 5, max: 5 } };

export const Disabled: Story = { tags: ['matrix'], args: { disabled: true } };
