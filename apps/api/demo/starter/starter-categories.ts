import type { CategorySeed } from '../category-seed';
import type { Culture } from '../club';
import type { Scenes } from '../scene-seed';
import type { StarterClub } from './starter-club';

/** Wall and lamp of the scenes: neutral, so that any colour stands out from them. */
export const starterLight = { ground: '#d9d6d0', glow: '#ffffff' } as const;

/** Names an article of the club, as images do: `<product id>-<colour>`. */
const article =
  ({ id, colors }: StarterClub) =>
  (product: string, color: 'main' | 'second' = 'main') =>
    `${id}-${product}-${colors[color].dye}`;

/** The root and two categories. */
export function starterCategories(club: StarterClub): CategorySeed<Culture>[] {
  const shown = article(club);
  return [
    {
      id: 'shop',
      parent: null,
      en: ['Shop', `Everything in the shop of ${club.name}.`],
      da: ['Shop', `Alt i shoppen fra ${club.name}.`],
      es: ['Tienda', `Todo lo de la tienda de ${club.name}.`],
    },
    {
      id: 'shirts',
      parent: 'shop',
      tile: { scene: 'rail', shows: [shown('home-shirt'), shown('away-shirt', 'second')] },
      en: ['Shirts', 'At home, away, for women and for kids.'],
      da: ['Trøjer', 'Hjemme, ude, til damer og til børn.'],
      es: ['Camisetas', 'En casa, fuera, de mujer y de niños.'],
    },
    {
      id: 'fan-gear',
      parent: 'shop',
      tile: { scene: 'still-life', shows: [shown('scarf'), shown('cap')] },
      en: ['Fan gear', 'For the stand and for home.'],
      da: ['Fanudstyr', 'Til tribunen og hjemmet.'],
      es: ['Para la afición', 'Para la grada y para casa.'],
    },
  ];
}

/** The images of the content pages. */
export function starterScenes(club: StarterClub): Scenes<Culture> {
  const shown = article(club);
  return {
    'hero-season': {
      scene: 'rail',
      format: 'wide',
      ...starterLight,
      shows: [shown('home-shirt'), shown('away-shirt', 'second'), shown('home-shirt-women')],
      alt: {
        en: 'The home and the away shirt on a rail',
        da: 'Hjemme- og udebanetrøjen på et stativ',
        es: 'Las camisetas local y visitante en un perchero',
      },
    },
    'story-match-day': {
      scene: 'still-life',
      format: 'square',
      ...starterLight,
      shows: [shown('flag'), shown('mug'), shown('scarf')],
      alt: {
        en: 'Flag, mug and scarf',
        da: 'Flag, krus og halstørklæde',
        es: 'Bandera, taza y bufanda',
      },
    },
  };
}
