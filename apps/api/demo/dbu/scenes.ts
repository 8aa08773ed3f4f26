import type { Scenes } from '../scene-seed';

const red = { ground: '#a90f26', glow: '#ff6b6b' } as const;
const evening = { ground: '#cfdde4', glow: '#ffd9bd' } as const;
const birch = { ground: '#a99578', glow: '#c8102e' } as const;
const linen = { ground: '#e6e8ea', glow: '#ffffff' } as const;

export const scenes: Scenes<'da' | 'en'> = {
  'hero-home-26': {
    scene: 'washing-line',
    format: 'wide',
    ...evening,
    shows: ['dbu-home-shirt-26-red', 'dbu-away-shirt-26-white', 'dbu-kids-home-shirt-26-red'],
    alt: {
      da: 'Familiens landsholdstrøjer på tørresnoren i en have ved havet, med en vimpel i baggrunden',
      en: 'The family’s national team shirts on the washing line in a garden by the sea, a pennant behind them',
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
  'story-lockers': {
    scene: 'lockers',
    format: 'wide',
    ...birch,
    shows: ['dbu-home-shirt-26-red', 'dbu-home-shirt-26-red', 'dbu-away-shirt-26-white'],
    prints: [
      { name: 'LYNGAA', number: 2 },
      { name: 'MORMOR', number: 7 },
      { name: 'TORNVIG', number: 10 },
    ],
    alt: {
      da: 'Tre trøjer set bagfra i omklædningsrummet: Mormor 7, Lyngaa 2 og Tornvig 10',
      en: 'Three shirts seen from the back in the dressing room: Mormor (grandmother) 7, Lyngaa 2 and Tornvig 10',
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
