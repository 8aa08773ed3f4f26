import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoadMore } from './load-more';

const meta = {
  title: 'Navigation/Load more',
  component: LoadMore,
  args: { shown: 24, total: 60, status: '24 of 60 products', moreLabel: 'Show 24 more' },
  parameters: {
    usage: {
      when: 'Leads on from the end of a long list without leaving the page.',
      do: ['Give it the address of the next page, so that it works without a script and can be shared.'],
      dont: ['Do not load more by scrolling alone: the footer would never be reached.'],
    },
    cultures: {
      da: { status: '24 af 60 produkter', moreLabel: 'Vis 24 flere' },
      es: { status: '24 de 60 productos', moreLabel: 'Ver 24 más' },
    },
  },
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Pending: Story = { args: { pending: true } };
export const AsLink: Story = { args: { href: '#page-2' } };
export const AtTheEnd: Story = { args: { shown: 60, status: '60 of 60 products' } };
export const LongDanish: Story = {
  globals: { culture: 'da' },
  args: {
    status: 'Du har set 24 af 60 landsholdsprodukter i denne kategori',
    moreLabel: 'Vis yderligere 24 landsholdsprodukter',
  },
};

export const LongSpanish: Story = {
  globals: { culture: 'es' },
  args: {
    status: 'Has visto 24 de los 60 productos de esta categoría',
    moreLabel: 'Mostrar 24 productos más de esta categoría',
  },
};
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
