import type { Scenes } from '../scene-seed';

const dark = { ground: '#15161b', glow: '#e2122f' } as const;
const night = { ground: '#1a1838', glow: '#7d63c4' } as const;
const basement = { ground: '#2a2b31', glow: '#7d0d20' } as const;
const concrete = { ground: '#3a3b42', glow: '#565963' } as const;

export const scenes: Scenes<'en' | 'da'> = {
  'hero-season-26': {
    scene: 'arena',
    format: 'wide',
    ...dark,
    shows: ['as-home-shirt-26-black'],
    alt: {
      en: 'The black home shirt with red splinters, hung in the light of an arena',
      da: 'Den sorte hjemmebanetrøje med røde splinter, hængt op i lyset fra en arena',
    },
  },
  'hero-third-27': {
    scene: 'arena',
    format: 'wide',
    ...night,
    shows: ['as-third-shirt-27-teal', 'as-third-shirt-26-violet', 'as-finals-shirt-black'],
    alt: {
      en: 'Three shirts under stage lights, the new one with petrol hoops in front',
      da: 'Tre trøjer under scenelys, den nye med petrolfarvede striber forrest',
    },
  },
  'story-basement': {
    scene: 'still-life',
    format: 'square',
    ...basement,
    shows: ['as-legacy-shirt-16-crimson', 'as-analyst-mug-black', 'as-mouse-pad-black'],
    alt: {
      en: 'The first red shirt beside a mug and a worn mouse pad',
      da: 'Den første røde trøje ved siden af et krus og en slidt musemåtte',
    },
  },
  'story-boot-camp': {
    scene: 'overlap',
    format: 'portrait',
    ...concrete,
    shows: ['as-orbit-jersey-black', 'as-orbit-shorts-black', 'as-orbit-socks-black'],
    alt: {
      en: 'Training jersey, shorts and socks laid out for the morning',
      da: 'Træningstrøje, shorts og strømper lagt frem til i morgen tidlig',
    },
  },
  'story-lockers': {
    scene: 'lockers',
    format: 'wide',
    ground: '#26272d',
    glow: '#e2122f',
    shows: ['as-home-shirt-26-black', 'as-away-shirt-26-white', 'as-home-shirt-26-black'],
    prints: [
      { name: 'MULMO', number: 11 },
      { name: 'NATTLYS', number: 7 },
      { name: 'DIT NICK', number: 26 },
    ],
    alt: {
      en: 'Three shirts seen from the back in the dressing room: Nattlys 7, Mulmo 11 and one that says “Your nick” in Danish, 26',
      da: 'Tre trøjer set bagfra i omklædningsrummet: Nattlys 7, Mulmo 11 og en med »Dit nick« 26',
    },
  },
  'story-rail': {
    scene: 'rail',
    format: 'wide',
    ...dark,
    shows: [
      'as-home-shirt-26-black',
      'as-away-shirt-26-white',
      'as-third-shirt-26-violet',
      'as-legacy-shirt-18-black',
    ],
    alt: {
      en: 'A rail with the club’s shirts, this year’s first',
      da: 'Et stativ med klubbens trøjer, årets forrest',
    },
  },
};
