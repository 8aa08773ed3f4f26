import type { Meta, StoryObj } from '@storybook/react-vite';
import { PromotionTile } from './promotion-tile';

const meta = {
  title: 'Content/Promotion tile',
  component: PromotionTile,
  args: {
    eyebrow: 'Only this week',
    heading: 'Two scarves for one',
    text: 'Choose any two, the cheaper one is free.',
    href: '#scarves',
    actionLabel: 'See the scarves',
    picture: {
      source: [{ url: '/samples/stadium.svg', width: 1600 }],
      sizes: '50vw',
      width: 1600,
      height: 900,
      alt: '',
    },
  },
  parameters: {
    matrix: { width: 480 },
    usage: {
      when: 'An offer or a campaign among the tiles of a page.',
      do: ['Say in the heading what is offered.', 'Let onFollow report that a promotion was selected.'],
      dont: ['Do not put words into the picture.', 'Do not put buttons into it: all of it is one link.'],
    },
  },
} satisfies Meta<typeof PromotionTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Wide: Story = { args: { shape: 'wide' } };
export const WithoutPicture: Story = { tags: ['matrix'], args: { picture: undefined } };
export const LongDanish: Story = {
  globals: { culture: 'da' },
  args: {
    eyebrow: 'Begrænset forudbestillingsperiode',
    heading: 'Landsholdets jubilæumskollektion med specialfremstillede personaliseringsmuligheder',
    text: 'Forudbestil inden månedens udgang og modtag leveringsbekræftelsen først.',
    actionLabel: 'Se jubilæumskollektionen',
  },
};

export const LongSpanish: Story = {
  globals: { culture: 'es' },
  args: {
    eyebrow: 'Periodo de reserva limitado',
    heading: 'Colección conmemorativa del aniversario con posibilidades de personalización exclusivas',
    text: 'Resérvala antes de que termine el mes y recibe antes que nadie la confirmación de entrega.',
    actionLabel: 'Ver la colección conmemorativa',
  },
};
export const RightToLeft: Story = { globals: { dir: 'rtl' } };
