import type { Scenes } from '../scene-seed';

const lime = { ground: '#efe7d3', glow: '#fffaf0' } as const;
const pitch = { ground: '#0b3b26', glow: '#dff0c8' } as const;
const lantern = { ground: '#7c2f1c', glow: '#f6c667' } as const;

export const scenes: Scenes<'es' | 'en'> = {
  'hero-season-26': {
    scene: 'floodlights',
    format: 'wide',
    ...pitch,
    shows: ['rb-home-shirt-26-green'],
    alt: {
      es: 'La camiseta verdiblanca colgada bajo los focos del estadio, de noche',
      en: 'The green and white striped shirt under the floodlights at night',
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
