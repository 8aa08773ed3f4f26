import type { CategorySeed } from '../category-seed';

export const categories: readonly CategorySeed<'en' | 'da'>[] = [
  {
    id: 'shop',
    parent: null,
    en: ['Shop', 'Everything in the Astralis shop.'],
    da: ['Shop', 'Alt i Astralis-shoppen.'],
  },
  {
    id: 'shirts',
    parent: 'shop',
    tile: {
      scene: 'rail',
      shows: ['as-home-shirt-26-black', 'as-away-shirt-26-white', 'as-third-shirt-26-violet'],
    },
    en: ['Shirts', 'Home, away and third: what the team wears on stage in 2026, and what it wore before.'],
    da: ['Spillertrøjer', 'Hjemme, ude og tredje: det, holdet spiller i i 2026, og det, det spillede i før.'],
  },
  {
    id: 'home-shirts',
    parent: 'shirts',
    tile: { scene: 'hanger', shows: ['as-home-shirt-26-black'] },
    en: [
      'Home shirts',
      'Black, splintered with red. For fans, for players and for those whose arms get cold.',
    ],
    da: [
      'Hjemmebanetrøjer',
      'Sort med røde splinter. Til fans, til spillere og til dem, der fryser om armene.',
    ],
  },
  {
    id: 'away-shirts',
    parent: 'shirts',
    tile: { scene: 'hanger', shows: ['as-away-shirt-26-white'] },
    en: [
      'Away shirts',
      'White, with a night sky in the cloth. Made to be seen from the wrong end of the hall.',
    ],
    da: [
      'Udebanetrøjer',
      'Hvid med en nattehimmel i stoffet. Lavet til at blive set fra den forkerte ende af hallen.',
    ],
  },
  {
    id: 'third-shirts',
    parent: 'shirts',
    tile: { scene: 'hanger', shows: ['as-third-shirt-26-violet'] },
    en: ['Third shirts', 'When black is taken and white is too. Also where the special editions live.'],
    da: ['Tredjetrøjer', 'Når både sort og hvid er optaget. Her bor også specialudgaverne.'],
  },
  {
    id: 'training',
    parent: 'shop',
    tile: {
      scene: 'overlap',
      shows: ['as-orbit-half-zip-black', 'as-orbit-track-pants-black', 'as-orbit-jersey-crimson'],
    },
    en: ['Training', 'The Orbit range: for boot camp, the gym and the walk from hotel to arena.'],
    da: ['Træning', 'Orbit-serien: til bootcamp, fitness og turen fra hotel til arena.'],
  },
  {
    id: 'training-tops',
    parent: 'training',
    tile: { scene: 'hanger', shows: ['as-orbit-jersey-charcoal'] },
    en: ['Training tops', 'Jerseys, half-zips and jackets that move when you do.'],
    da: ['Træningsoverdele', 'Trøjer, halfzips og jakker, der følger med, når du bevæger dig.'],
  },
  {
    id: 'training-bottoms',
    parent: 'training',
    tile: { scene: 'folded-stack', shows: ['as-orbit-shorts-black', 'as-orbit-track-pants-black'] },
    en: ['Shorts, pants and socks', 'Everything below the camera’s line of sight.'],
    da: ['Shorts, bukser og strømper', 'Alt det under kameraets synsfelt.'],
  },
  {
    id: 'lifestyle',
    parent: 'shop',
    tile: {
      scene: 'folded-stack',
      shows: ['as-star-hoodie-black', 'as-star-hoodie-crimson', 'as-star-hoodie-chalk'],
    },
    en: ['Lifestyle', 'The Afterglow range: for the days between matches, which are most of them.'],
    da: ['Fritid', 'Afterglow-serien: til dagene mellem kampene, altså de fleste.'],
  },
  {
    id: 'hoodies',
    parent: 'lifestyle',
    tile: { scene: 'hanger', shows: ['as-wordmark-hoodie-crimson'] },
    en: ['Hoodies and sweatshirts', 'Soft on the inside, sure of themselves on the outside.'],
    da: ['Hættetrøjer og sweatshirts', 'Bløde indvendig, sikre på sig selv udvendig.'],
  },
  {
    id: 't-shirts',
    parent: 'lifestyle',
    tile: { scene: 'rail', shows: ['as-star-tee-black', 'as-clutch-tee-navy', 'as-star-tee-white'] },
    en: ['T-shirts', 'One star or many words, always organic cotton.'],
    da: ['T-shirts', 'Én stjerne eller mange ord, altid i god bomuld.'],
  },
  {
    id: 'jackets',
    parent: 'lifestyle',
    tile: { scene: 'hanger', shows: ['as-winter-parka-black'] },
    en: ['Jackets', 'For rain, for winter and for walking on.'],
    da: ['Jakker', 'Til regn, til vinter og til at gå på scenen i.'],
  },
  {
    id: 'women',
    parent: 'shop',
    tile: {
      scene: 'overlap',
      shows: ['as-arc-sweatshirt-women-chalk', 'as-star-tee-women-pink', 'as-home-shirt-26-women-black'],
    },
    en: ['Women', 'Cut for women and tested by the women’s team, who do not spare anyone’s feelings.'],
    da: ['Damer', 'Dameskåret og testet af kvindeholdet, som ikke sparer på kritikken.'],
  },
  {
    id: 'kids',
    parent: 'shop',
    tile: { scene: 'folded-stack', shows: ['as-kids-home-shirt-26-black', 'as-kids-star-hoodie-crimson'] },
    en: ['Kids', 'From the maternity ward to size 176.'],
    da: ['Børn', 'Fra fødegangen til størrelse 176.'],
  },
  {
    id: 'accessories',
    parent: 'shop',
    tile: {
      scene: 'still-life',
      shows: ['as-focus-bottle-black', 'as-star-cap-crimson', 'as-analyst-mug-white'],
    },
    en: ['Accessories', 'For the head, the desk and the journey.'],
    da: ['Tilbehør', 'Til hovedet, skrivebordet og rejsen.'],
  },
  {
    id: 'headwear',
    parent: 'accessories',
    tile: { scene: 'still-life', shows: ['as-star-cap-black', 'as-bench-beanie-crimson'] },
    en: ['Caps, beanies and scarves', 'One size, many heads.'],
    da: ['Kasketter, huer og halstørklæder', 'Én størrelse, mange hoveder.'],
  },
  {
    id: 'bags-and-bottles',
    parent: 'accessories',
    tile: { scene: 'still-life', shows: ['as-lan-backpack-black', 'as-focus-bottle-crimson'] },
    en: ['Bags and bottles', 'Carry the setup, carry the water.'],
    da: ['Tasker og flasker', 'Bær udstyret, husk vandet.'],
  },
  {
    id: 'desk',
    parent: 'accessories',
    tile: { scene: 'still-life', shows: ['as-desk-mat-xl-black', 'as-analyst-mug-black'] },
    en: ['Desk and home', 'For the place where you watch, work and promise to go to bed.'],
    da: ['Skrivebord og hjem', 'Til det sted, hvor du ser kamp, arbejder og lover at gå i seng.'],
  },
  {
    id: 'legacy',
    parent: 'shop',
    tile: { scene: 'hanger', shows: ['as-legacy-shirt-16-crimson'] },
    en: ['Legacy', 'Shirts and stories from the first years, made again and made better.'],
    da: ['Legacy', 'Trøjer og historier fra de første år, lavet igen og lavet bedre.'],
  },
  {
    id: 'sale',
    parent: 'shop',
    tile: {
      scene: 'rail',
      shows: ['as-home-shirt-25-crimson', 'as-away-shirt-25-silver', 'as-quiet-sweatshirt-grey'],
    },
    en: ['Sale', 'Good things that need to make room. The price before is the lowest of the last 30 days.'],
    da: ['Tilbud', 'Gode sager, der skal gøre plads. Førprisen er den laveste i de seneste 30 dage.'],
  },
];
