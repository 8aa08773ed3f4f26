import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button/button';
import { Text } from '../text/text';
import { ImageText } from './image-text';

const meta = {
  title: 'Content/Image and text',
  component: ImageText,
  args: {
    picture: {
      source: [{ url: '/samples/stadium.svg', width: 1920 }],
      sizes: '100vw',
      width: 1920,
      height: 1080,
      alt: 'The stadium before the match',
    },
    heading: 'Printed here',
    children: <Text>Your name is pressed on by hand in our shop.</Text>,
    actions: (
      <ButtonLink href="#print" variant="secondary">
        How it is made
      </ButtonLink>
    ),
  },
  parameters: {
    matrix: { width: 1280 },
    usage: {
      when: 'A picture beside a text.',
      do: ['Alternate the side of the picture down a page.'],
      dont: ['Do not use it for products: that is a ProductCard.'],
    },
    longTexts: {
      da: {
        heading: 'Personliggjort i klubhusets trykkeriværksted',
        children: (
          <Text>
            Navnetrykket varmebehandles omhyggeligt af værkstedets medarbejdere, inden forsendelsen
            overdrages.
          </Text>
        ),
      },
      es: {
        heading: 'Personalizada en el taller de serigrafía del club',
        children: (
          <Text>
            Nuestro equipo estampa cada nombre con calor y a mano antes de entregar el paquete al
            transportista.
          </Text>
        ),
      },
    },
  },
} satisfies Meta<typeof ImageText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Reversed: Story = { args: { reverse: true } };
