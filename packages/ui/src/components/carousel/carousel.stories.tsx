import type { Meta, StoryObj } from '@storybook/react-vite';
import { shirtPicture, shirtPrice } from '../../story-samples';
import { Container } from '../container/container';
import { ProductCard } from '../product-card/product-card';
import { Carousel } from './carousel';

const cards = ['Home shirt', 'Away shirt', 'Third shirt', 'Keeper shirt', 'Scarf'].map((name) => (
  <ProductCard key={name} name={name} href={`#${name}`} picture={shirtPicture} price={shirtPrice} />
));

const meta = {
  title: 'Content/Carousel',
  component: Carousel,
  decorators: (Story) => (
    <Container width="wide" style={{ paddingBlock: 24 }}>
      <Story />
    </Container>
  ),
  args: { heading: 'New in', action: { text: 'All that is new', href: '#new' }, children: cards },
  parameters: {
    bleed: true,
    matrix: { width: 800 },
    usage: {
      when: 'Cards in a row that scrolls sideways, with or without a script.',
      do: ['Let a card be cut off at the edge: it says that there are more.'],
      dont: ['Do not move it by itself.', 'Do not put what everyone needs at its end.'],
    },
    cultures: {
      da: { heading: 'Nyheder', action: { text: 'Alle nyheder', href: '#new' } },
      es: { heading: 'Novedades', action: { text: 'Todas las novedades', href: '#new' } },
    },
  },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
