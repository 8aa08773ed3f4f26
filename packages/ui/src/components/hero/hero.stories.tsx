import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button/button';
import { Hero } from './hero';

const meta = {
  title: 'Content/Hero',
  component: Hero,
  args: {
    eyebrow: 'Season 26/27',
    heading: 'Made for the stands',
    text: 'The new shirts are here.',
    actions: <ButtonLink href="#shirts">See the shirts</ButtonLink>,
    picture: {
      source: [{ url: '/samples/stadium.svg', width: 1920 }],
      sizes: '100vw',
      width: 1920,
      height: 1080,
      alt: 'The stadium before the match',
    },
  },
  parameters: {
    bleed: true,
    matrix: { width: 1280 },
    usage: {
      when: 'The opening of a page: one picture, one message, one way on.',
      do: ['Keep the heading to a line or two.', 'Leave the picture calm where the text stands.'],
      dont: ['Do not put text into the picture.', 'Do not use two on a page.'],
    },
    cultures: {
      da: {
        eyebrow: 'Sæson 26/27',
        heading: 'Skabt til lægterne',
        text: 'De nye trøjer er her.',
        actions: <ButtonLink href="#shirts">Se trøjerne</ButtonLink>,
      },
      es: {
        eyebrow: 'Temporada 26/27',
        heading: 'Hecha para la grada',
        text: 'Ya están aquí las nuevas camisetas.',
        actions: <ButtonLink href="#shirts">Ver camisetas</ButtonLink>,
      },
    },
    longTexts: {
      da: {
        eyebrow: 'Forudbestillingskampagne',
        heading: 'Landsholdsspillernes opvarmningskollektion',
        text: 'Forudbestil overtrækstrøjer og træningsbukser, før kvalifikationskampene begynder.',
        actions: <ButtonLink href="#shirts">Se opvarmningskollektionen</ButtonLink>,
      },
      es: {
        eyebrow: 'Campaña de reserva anticipada',
        heading: 'La colección de calentamiento de los internacionales',
        text: 'Reserva sudaderas y pantalones antes de que empiecen los partidos de clasificación.',
        actions: <ButtonLink href="#shirts">Ver la colección completa</ButtonLink>,
      },
    },
  },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutPicture: Story = { tags: ['matrix'], args: { picture: undefined } };
