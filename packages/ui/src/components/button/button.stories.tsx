import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '../cluster/cluster';
import { Button, ButtonLink, type ButtonProps } from './button';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Add to basket' },
  parameters: {
    usage: {
      when: 'Starts something: adds to the basket, sends a form. What only leads to another page is a ButtonLink.',
      do: [
        'Use one primary button a view; let secondary and quiet ones stand beside it.',
        'Say what happens: "Add to basket", "Pay €89.95".',
        'Show work under way with pending: the button keeps its width and its focus.',
      ],
      dont: [
        'Do not disable the button of a form that has errors: let it be pressed and say what is missing.',
        'Do not use a button for navigation.',
      ],
    },
    cultures: { da: { children: 'Læg i kurven' }, es: { children: 'Añadir a la cesta' } },
    longTexts: {
      da: { children: 'Bekræft leveringsadressen og fortsæt til betalingsoplysninger' },
      es: { children: 'Confirmar la dirección de entrega y continuar con el pago' },
    },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

const variants: ButtonProps['variant'][] = ['primary', 'secondary', 'quiet'];

export const Default: Story = {};

export const Variants: Story = {
  tags: ['matrix'],
  render: (args) => (
    <Cluster>
      {variants.map((variant) => (
        <Button key={variant} {...args} variant={variant} />
      ))}
    </Cluster>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Cluster>
      <Button {...args} />
      <Button {...args} size="large" />
    </Cluster>
  ),
};

export const Wide: Story = { args: { wide: true } };

export const Pending: Story = { args: { pending: true } };

export const Disabled: Story = { tags: ['matrix'], args: { disabled: true } };

export const AsLink: Story = {
  render: ({ children }) => <ButtonLink href="#basket">{children}</ButtonLink>,
};
