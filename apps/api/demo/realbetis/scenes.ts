import type { Scenes } from '../scene-seed';

const lime = { ground: '#efe7d3', glow: '#fffaf0' } as const;
const patio = { ground: '#f3ead6', glow: '#0c7a43' } as const;
const wood = { ground: '#5d3d25', glow: '#0c7a43' } as const;
const lantern = { ground: '#7c2f1c', glow: '#f6c667' } as const;

export const scenes: Scenes<'es' | 'en'> = {
  'hero-season-26': {
    scene: 'patio',
    format: 'square',
    ...patio,
    shows: ['rb-home-shirt-26-green'],
    alt: {
      es: 'La camiseta verdiblanca colgada al sol en la pared encalada de un patio con azulejos y geranios',
      en: 'The green and white striped shirt hung in the sun on a courtyard’s whitewashed wall, with tiles and geraniums',
    },
  },
  'hero-feria-27': {
    scene: 'hanger',
    format: 'wide',
    ...lantern,
    shows: ['rb-third-shirt-27-chalk'],
    alt: {
      es: 'La camiseta de Feria, color crudo con banda menta, a la luz de un farolillo',
      en: 'The chalk-coloured Feria shirt with a mint sash in the light of a lantern',
    },
  },
  'story-stripes': {
    scene: 'overlap',
    format: 'portrait',
    ...lime,
    shows: ['rb-retro-35-green', 'rb-home-shirt-26-green', 'rb-home-shirt-25-white'],
    alt: {
      es: 'Una camiseta de algodón de los años treinta junto a dos actuales',
      en: 'A cotton shirt from the thirties beside two of today’s',
    },
  },
  'story-tile': {
    scene: 'still-life',
    format: 'square',
    ...lime,
    shows: ['rb-away-shirt-26-bottle', 'rb-cap-bottle', 'rb-mug-green'],
    alt: {
      es: 'La segunda camiseta doblada con una gorra y una taza de rayas',
      en: 'The away shirt folded beside a cap and a striped mug',
    },
  },
  'story-lockers': {
    scene: 'lockers',
    format: 'wide',
    ...wood,
    shows: ['rb-home-shirt-26-green', 'rb-home-shirt-26-green', 'rb-home-shirt-26-green'],
    prints: [
      { name: 'NARANJEL', number: 7 },
      { name: 'ITXARTE', number: 14 },
      { name: 'TU NOMBRE', number: 13 },
    ],
    alt: {
      es: 'Tres camisetas de espaldas en el vestuario: Itxarte 14, Naranjel 7 y una con «Tu nombre» 13',
      en: 'Three shirts seen from the back in the dressing room: Itxarte 14, Naranjel 7 and one that says “Your name” in Spanish, 13',
    },
  },
  'story-academy': {
    scene: 'folded-stack',
    format: 'square',
    ...lime,
    shows: ['rb-kids-home-shirt-26-green', 'rb-kids-hoodie-green', 'rb-kids-tracksuit-pants-green'],
    alt: {
      es: 'Ropa de niños doblada para el primer día de escuela de fútbol',
      en: 'Children’s clothes folded for the first day at football school',
    },
  },
};
