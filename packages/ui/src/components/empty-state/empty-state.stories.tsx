import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button/button';
import { EmptyState } from './empty-state';

const meta = {
  title: 'Feedback/Empty state',
  component: EmptyState,
  args: {
    icon: 'bag',
    heading: 'Your basket is empty',
    text: 'What you put in stays here for ten days.',
    actions: <ButtonLink href="#shirts">See shirts</ButtonLink>,
  },
  parameters: {
    usage: {
      when: 'Stands where there is nothing to show, and leads on.',
      do: ['Say why it is empty and offer the next step.'],
      dont: ['Do not blame the visitor.'],
    },
    cultures: {
      da: {
        heading: 'Din kurv er tom',
        text: 'Det, du lægger i, bliver her i ti dage.',
        actions: <ButtonLink href="#troejer">Se trøjer</ButtonLink>,
      },
      es: {
        heading: 'Tu cesta está vacía',
        text: 'Lo que añadas se queda aquí diez días.',
        actions: <ButtonLink href="#camisetas">Ver camisetas</ButtonLink>,
      },
    },
    longTexts: {
      da: {
        heading: 'Ingen bestillinger overensstemmende med søgningen',
        text: 'Kontrollér stavningen, eller gennemse forårskollektionen.',
      },
      es: {
        heading: 'No hay pedidos que coincidan con la búsqueda',
        text: 'Comprueba la ortografía o explora la colección de primavera.',
      },
    },
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutIcon: Story = { args: { icon: undefined, actions: undefined } };
