import type { Scenes } from '../scene-seed';

const red = { ground: '#a90f26', glow: '#ff6b6b' } as const;
const dusk = { ground: '#12203a', glow: '#f4f1e6' } as const;
const linen = { ground: '#e6e8ea', glow: '#ffffff' } as const;

export const scenes: Scenes<'da' | 'en'> = {
  'hero-home-26': {
    scene: 'floodlights',
    format: 'wide',
    ...dusk,
    shows: ['dbu-home-shirt-26-red'],
    alt: {
      da: 'Den røde hjemmebanetrøje under projektørlys en efterårsaften',
      en: 'The red home shirt under floodlights on an autumn evening',
    },
  },
  'hero-finals-27': {
    scene: 'overlap',
    format: 'wide',
    ...red,
    shows: ['dbu-home-shirt-27-women-red', 'dbu-scarf-white', 'dbu-home-shorts-26-white'],
    alt: {
      da: 'Slutrundetrøjen med to hvide vinkler mellem et hvidt halstørklæde og hvide shorts',
      en: 'The finals shirt with two white chevrons between a white scarf and white shorts',
    },
  },
  'story-archive': {
    scene: 'rail',
    format: 'wide',
    ...linen,
    shows: ['dbu-retro-86-red', 'dbu-retro-92-red', 'dbu-retro-08-white', 'dbu-home-shirt-26-red'],
    alt: {
      da: 'Fire landsholdstrøjer fra fire tider på samme stativ',
      en: 'Four national team shirts from four ages on one rail',
    },
  },
  'story-kids': {
    scene: 'folded-stack',
    format: 'square',
    ...linen,
    shows: ['dbu-kids-home-shirt-26-red', 'dbu-kids-track-pants-navy', 'dbu-kids-beanie-sky'],
    alt: {
      da: 'Trøje, bukser og hue i børnestørrelse, lagt klar til første træning',
      en: 'A child’s shirt, trousers and beanie laid out for the first practice',
    },
  },
  'story-match-day': {
    scene: 'still-life',
    format: 'portrait',
    ...red,
    shows: ['dbu-flag-red', 'dbu-mug-white', 'dbu-scarf-red'],
    alt: {
      da: 'Flag, krus og halstørklæde klar til landskamp i stuen',
      en: 'Flag, mug and scarf ready for the match in the living room',
    },
  },
};
