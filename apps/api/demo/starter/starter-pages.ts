import type { Block } from '../../src/features/content/contract';
import type { PageRow } from '../../src/features/imports/store-data';
import { tileScenes } from '../build-categories';
import type { CategorySeed } from '../category-seed';
import { type Club, type Culture, each } from '../club';
import { sceneImage } from '../image';
import { starterScenes } from './starter-categories';
import { culturesOf, type StarterClub, siteNameIn } from './starter-club';

const words = {
  en: {
    front: 'Front page',
    eyebrow: 'Starter data',
    heading: 'New season, new shirt',
    text: 'Replace this text, the images and the products with your own.',
    shirts: 'See the shirts',
    categories: 'What are you looking for?',
    carousel: 'What we play in',
    gear: 'Ready for match day',
    gearText: 'Flag, mug and scarf in the club’s colours.',
    gearLink: 'See the fan gear',
    about: 'About the shop',
    aboutPath: '/about/',
    aboutText: 'Write here who runs the shop, where it packs, and where the profit goes.',
  },
  da: {
    front: 'Forside',
    eyebrow: 'Startdata',
    heading: 'Ny sæson, ny trøje',
    text: 'Skift denne tekst, billederne og varerne ud med jeres egne.',
    shirts: 'Se trøjerne',
    categories: 'Hvad leder du efter?',
    carousel: 'Det spiller vi i',
    gear: 'Klar til kampdag',
    gearText: 'Flag, krus og halstørklæde i klubbens farver.',
    gearLink: 'Se fanudstyret',
    about: 'Om shoppen',
    aboutPath: '/om-os/',
    aboutText: 'Skriv her, hvem der driver shoppen, hvor der pakkes, og hvad overskuddet går til.',
  },
  es: {
    front: 'Inicio',
    eyebrow: 'Datos de inicio',
    heading: 'Nueva temporada, nueva camiseta',
    text: 'Cambia este texto, las imágenes y los productos por los tuyos.',
    shirts: 'Ver las camisetas',
    categories: '¿Qué buscas?',
    carousel: 'Con lo que jugamos',
    gear: 'Todo para el partido',
    gearText: 'Bandera, taza y bufanda con los colores del club.',
    gearLink: 'Ver todo para la afición',
    about: 'Sobre la tienda',
    aboutPath: '/sobre-nosotros/',
    aboutText:
      'Escribe aquí quién lleva la tienda, dónde prepara los pedidos y a qué se destinan los beneficios.',
  },
} as const satisfies Record<Culture, unknown>;

const link = (text: string, url: string) => ({ text, url, target: null });

/** The front page and a page about the shop. */
export function starterPages(
  starter: StarterClub,
  club: Club,
  categories: readonly CategorySeed<Culture>[],
): PageRow[] {
  const images = { ...starterScenes(starter), ...tileScenes(club, categories) };
  const imageIn = (culture: Culture) => (key: string) => sceneImage(club, images, key, culture);
  const cultures = culturesOf(starter);
  return [
    {
      id: 'front',
      alias: 'frontPage',
      texts: each(cultures, (culture) => ({
        path: '/',
        title: words[culture].front,
        seoTitle: siteNameIn(starter, culture),
        seoDescription: words[culture].text,
        blocks: frontBlocks(culture, categories, imageIn(culture)),
      })),
    },
    {
      id: 'about',
      alias: 'contentPage',
      texts: each(cultures, (culture) => ({
        path: words[culture].aboutPath,
        title: words[culture].about,
        seoTitle: '',
        seoDescription: words[culture].aboutText,
        blocks: [{ type: 'richText' as const, html: `<p>${words[culture].aboutText}</p>` }],
      })),
    },
  ];
}

function frontBlocks(
  culture: Culture,
  categories: readonly CategorySeed<Culture>[],
  image: (key: string) => ReturnType<typeof sceneImage>,
): Block[] {
  const text = words[culture];
  return [
    {
      type: 'hero',
      eyebrow: text.eyebrow,
      heading: text.heading,
      text: text.text,
      image: image('hero-season'),
      links: [link(text.shirts, 'category:shirts')],
    },
    {
      type: 'tiles',
      heading: text.categories,
      tiles: categories
        .filter(({ tile }) => tile)
        .map((category) => {
          const [name, description] = category[culture];
          return {
            heading: name,
            text: description,
            image: image(`tile-${category.id}`),
            link: link(name, `category:${category.id}`),
          };
        }),
    },
    {
      type: 'productCarousel',
      heading: text.carousel,
      categoryId: 'shirts',
      productIds: [],
      link: link(text.shirts, 'category:shirts'),
    },
    {
      type: 'imageText',
      heading: text.gear,
      html: `<p>${text.gearText}</p>`,
      image: image('story-match-day'),
      imageSide: 'end',
      link: link(text.gearLink, 'category:fan-gear'),
    },
  ];
}
