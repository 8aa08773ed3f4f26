import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../link';
import { OptionSummary } from './option-summary';

const meta = {
  title: 'Shopping/Option summary',
  component: OptionSummary,
  args: { icon: 'truck', title: 'To the door', description: 'In two days' },
  parameters: {
    usage: {
      when: 'A choice that has been made: how an order travels, how it is paid.',
      do: ['Offer to change it in aside where it still can be.'],
      dont: ['Do not use it to choose: that is RadioCards.'],
    },
  },
} satisfies Meta<typeof OptionSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithAside: Story = { tags: ['matrix'], args: { aside: <Link href="#change">Change</Link> } };

export const LongDanish: Story = {
  globals: { culture: 'da' },
  parameters: {
    cultures: {
      da: {
        title: 'Omdeling uden modtagerunderskrift',
        description: 'Forsendelsen efterlades på den aftalte opbevaringsplads ved indgangsdøren',
      },
    },
  },
};

export const LongSpanish: Story = {
  globals: { culture: 'es' },
  parameters: {
    cultures: {
      es: {
        title: 'Entrega a domicilio sin firma del destinatario',
        description: 'El paquete se deja en el lugar acordado junto a la puerta de entrada',
      },
    },
  },
};

export const RightToLeft: Story = { globals: { dir: 'rtl' } };
