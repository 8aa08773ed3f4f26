import type { Meta, StoryObj } from '@storybook/react-vite';
import { Switch } from './switch';

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { label: 'Only in stock' },
  parameters: {
    usage: {
      when: 'Turns something on or off, with effect at once.',
      do: ['Name what is on: "Only in stock".'],
      dont: ['Do not use it for consent or for anything that a form sends later: that is a checkbox.'],
    },
    cultures: { da: { label: 'Kun på lager' }, es: { label: 'Solo en stock' } },
    longTexts: {
      da: { label: 'Vis kun forudbestillingsvarer, som kan afhentes hos et udleveringssted' },
      es: { label: 'Mostrar solo artículos en reserva que se puedan recoger en un punto de entrega' },
    },
  },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['matrix'] };
export const On: Story = { tags: ['matrix'], args: { defaultChecked: true } };
export const Described: Story = { args: { description: 'Leaves out what cannot be bought now' } };
export const Disabled: Story = { args: { disabled: true } };
export const DisabledOn: Story = { args: { disabled: true, defaultChecked: true } };
