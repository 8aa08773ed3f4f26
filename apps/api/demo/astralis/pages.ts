import type { Block } from '../../src/features/content/contract';
import type { PageRow } from '../../src/features/imports/store-data';
import { tileScenes } from '../build-categories';
import { sceneImage } from '../image';
import { closingBlocks } from '../pages/closing-blocks';
import { categories } from './categories';
import { astralis } from './club';
import { scenes } from './scenes';

const pictures = { ...scenes, ...tileScenes(astralis, categories) };
const image = (key: string, culture: 'en' | 'da') => sceneImage(astralis, pictures, key, culture);
const link = (text: string, url: string) => ({ text, url, target: null });
const tile = (
  culture: 'en' | 'da',
  category: string,
  heading: string,
  text: string | null,
  more: string,
) => ({
  heading,
  text,
  image: image(`tile-${category}`, culture),
  link: link(more, `category:${category}`),
});

const frontEn: Block[] = [
  {
    type: 'hero',
    eyebrow: 'Nova 2026',
    heading: 'Walk on.',
    text: 'The new home shirt: black as the hall before the lights, cut through with red.',
    image: image('hero-season-26', 'en'),
    links: [link('See the home shirts', 'category:home-shirts'), link('All shirts', 'category:shirts')],
  },
  {
    type: 'productCarousel',
    heading: 'On stage this season',
    categoryId: 'shirts',
    productIds: [],
    link: link('All shirts', 'category:shirts'),
  },
  {
    type: 'tiles',
    heading: 'Where to?',
    tiles: [
      tile('en', 'lifestyle', 'Lifestyle', 'For the days between', 'See lifestyle'),
      tile('en', 'training', 'Training', 'Out of the chair', 'See training'),
      tile('en', 'kids', 'Kids', 'Size 62 to 176', 'See kids'),
      tile('en', 'desk', 'Desk and home', 'Your own setup', 'See desk and home'),
    ],
  },
  {
    type: 'imageText',
    heading: 'Seven letters on your back',
    html: '<p>Nattlys wears 7, Mulmo wears 11. Whatever you are called when the lobby opens: we print it, in the team’s own letters.</p>',
    image: image('story-lockers', 'en'),
    imageSide: 'start',
    link: link('Find your shirt', 'category:home-shirts'),
  },
  {
    type: 'hero',
    eyebrow: 'Preorder',
    heading: '2027 is switched on',
    text: 'The third shirt, with the lines of an old tube monitor. It leaves the warehouse on 12 February.',
    image: image('hero-third-27', 'en'),
    links: [link('See the third shirt', 'page:season')],
  },
  {
    type: 'productCarousel',
    heading: 'Between matches',
    categoryId: null,
    productIds: [
      'as-wordmark-hoodie',
      'as-clutch-tee',
      'as-orbit-walk-on-jacket',
      'as-desk-mat-xl',
      'as-bench-beanie',
      'as-lan-backpack',
    ],
    link: link('All lifestyle', 'category:lifestyle'),
  },
  {
    type: 'imageText',
    heading: 'Five chairs in a basement',
    html: '<p>In 2016 the club was a rented room in Nørrebro, five chairs and one radiator. One of the chairs tilted. It still stands in the office, and whoever loses a bet has to sit in it.</p>',
    image: image('story-basement', 'en'),
    imageSide: 'end',
    link: link('Read the story', 'page:about'),
  },
];

const frontDa: Block[] = [
  {
    type: 'hero',
    eyebrow: 'Nova 2026',
    heading: 'Gå på.',
    text: 'Den nye hjemmebanetrøje: sort som hallen, før lyset tændes, og skåret igennem af rødt.',
    image: image('hero-season-26', 'da'),
    links: [
      link('Se hjemmebanetrøjerne', 'category:home-shirts'),
      link('Alle spillertrøjer', 'category:shirts'),
    ],
  },
  {
    type: 'productCarousel',
    heading: 'På scenen i denne sæson',
    categoryId: 'shirts',
    productIds: [],
    link: link('Alle spillertrøjer', 'category:shirts'),
  },
  {
    type: 'tiles',
    heading: 'Hvor skal du hen?',
    tiles: [
      tile('da', 'lifestyle', 'Fritid', 'Til dagene imellem', 'Se fritidstøj'),
      tile('da', 'training', 'Træning', 'Op af stolen', 'Se træningstøj'),
      tile('da', 'kids', 'Børn', 'Størrelse 62 til 176', 'Se børnetøj'),
      tile('da', 'desk', 'Skrivebord og hjem', 'Dit eget setup', 'Se skrivebord og hjem'),
    ],
  },
  {
    type: 'imageText',
    heading: 'Dit navn mellem skuldrene',
    html: '<p>Nattlys har 7, Mulmo har 11. Hvad end du hedder, når lobbyen åbner: Vi trykker det med holdets egne bogstaver.</p>',
    image: image('story-lockers', 'da'),
    imageSide: 'start',
    link: link('Find din trøje', 'category:home-shirts'),
  },
  {
    type: 'hero',
    eyebrow: 'Forudbestilling',
    heading: '2027 er tændt',
    text: 'Tredjetrøjen med linjerne fra en gammel billedrørsskærm. Den forlader lageret den 12. februar.',
    image: image('hero-third-27', 'da'),
    links: [link('Se tredjetrøjen', 'page:season')],
  },
  {
    type: 'productCarousel',
    heading: 'Mellem kampene',
    categoryId: null,
    productIds: [
      'as-wordmark-hoodie',
      'as-clutch-tee',
      'as-orbit-walk-on-jacket',
      'as-desk-mat-xl',
      'as-bench-beanie',
      'as-lan-backpack',
    ],
    link: link('Alt fritidstøj', 'category:lifestyle'),
  },
  {
    type: 'imageText',
    heading: 'Fem stole i en kælder',
    html: '<p>I 2016 var klubben et lejet rum på Nørrebro, fem stole og én radiator. Den ene stol vippede. Den står stadig på kontoret, og den, der taber et væddemål, må sidde i den.</p>',
    image: image('story-basement', 'da'),
    imageSide: 'end',
    link: link('Læs historien', 'page:about'),
  },
];

const aboutEn: Block[] = [
  {
    type: 'imageText',
    heading: 'From a basement to a full hall',
    html: '<p>It began with five chairs, borrowed monitors and a landlord who thought we repaired computers. Ten years later the walk-on takes forty metres, and there are ten thousand people on both sides of it.</p><p>What has not changed: we watch the match again the morning after, all of it, also when we won.</p>',
    image: image('story-basement', 'en'),
    imageSide: 'start',
    link: link('See the Legacy range', 'category:legacy'),
  },
  {
    type: 'imageText',
    heading: 'The body plays too',
    html: '<p>Four times a year the teams go to boot camp on the coast. The physical coach hides the chairs until noon. The Orbit range was designed there, by people who were out of breath.</p>',
    image: image('story-boot-camp', 'en'),
    imageSide: 'end',
    link: link('See the training range', 'category:training'),
  },
  {
    type: 'richText',
    html: '<h2>Where the money goes</h2><p>The shop’s profit goes to the academy: 62 players between 15 and 19, two teachers for homework and a kitchen that serves vegetables. You can read about delivery, returns and who we are under <a href="page:contact">Contact</a>.</p>',
  },
];

const aboutDa: Block[] = [
  {
    type: 'imageText',
    heading: 'Fra en kælder til en fuld hal',
    html: '<p>Det begyndte med fem stole, lånte skærme og en udlejer, der troede, at vi reparerede computere. Ti år senere er der fyrre meter ind til scenen og ti tusind mennesker på begge sider.</p><p>Én ting er ikke forandret: Vi ser kampen igen næste morgen, hele kampen, også når vi vandt.</p>',
    image: image('story-basement', 'da'),
    imageSide: 'start',
    link: link('Se Legacy-serien', 'category:legacy'),
  },
  {
    type: 'imageText',
    heading: 'Kroppen spiller med',
    html: '<p>Fire gange om året tager holdene på bootcamp ved kysten. Den fysiske træner gemmer stolene væk indtil middag. Orbit-serien blev tegnet dér, af folk, der var forpustede.</p>',
    image: image('story-boot-camp', 'da'),
    imageSide: 'end',
    link: link('Se træningstøjet', 'category:training'),
  },
  {
    type: 'richText',
    html: '<h2>Her havner pengene</h2><p>Shoppens overskud går til akademiet: 62 spillere mellem 15 og 19 år, to lektielærere og et køkken, der serverer grøntsager. Hvem vi er, og hvordan du får fat i os, står under <a href="page:contact">Kontakt</a>.</p>',
  },
];

const seasonEn: Block[] = [
  {
    type: 'hero',
    eyebrow: 'Preorder',
    heading: 'The third shirt of 2027',
    text: 'Fine hoops like the lines of an old tube monitor. It leaves the warehouse on 12 February.',
    image: image('hero-third-27', 'en'),
    links: [link('Preorder it', 'product:as-third-shirt-27-teal-m')],
  },
  {
    type: 'richText',
    html: '<p>Every third shirt starts with a picture that someone took at a wrong hour. This one is of a monitor from 1998, switched on once more for the occasion. The line between two lines of light became the hoop.</p>',
  },
  {
    type: 'productCarousel',
    heading: 'The shirts it hangs beside',
    categoryId: 'third-shirts',
    productIds: [],
    link: link('All third shirts', 'category:third-shirts'),
  },
  {
    type: 'imageText',
    heading: 'All on one rail',
    html: '<p>Home, away, third, and the pinstripe from 2018 that people still ask for. Put together they show how little black needs.</p>',
    image: image('story-rail', 'en'),
    imageSide: 'start',
    link: link('See all shirts', 'category:shirts'),
  },
];

const seasonDa: Block[] = [
  {
    type: 'hero',
    eyebrow: 'Forudbestilling',
    heading: 'Tredjetrøjen 2027',
    text: 'Fine tværstriber som linjerne på en gammel billedrørsskærm. Den forlader lageret den 12. februar.',
    image: image('hero-third-27', 'da'),
    links: [link('Forudbestil den', 'product:as-third-shirt-27-teal-m')],
  },
  {
    type: 'richText',
    html: '<p>Enhver tredjetrøje begynder med et billede, som nogen tog på et forkert tidspunkt. Dette er af en skærm fra 1998, tændt en sidste gang i dagens anledning. Stregen mellem to lyslinjer blev til striben.</p>',
  },
  {
    type: 'productCarousel',
    heading: 'Trøjerne ved siden af',
    categoryId: 'third-shirts',
    productIds: [],
    link: link('Alle tredjetrøjer', 'category:third-shirts'),
  },
  {
    type: 'imageText',
    heading: 'Alle på ét stativ',
    html: '<p>Hjemme, ude, tredje og nålestriben fra 2018, som folk stadig spørger efter. Sammen viser de, hvor lidt der skal til, når man har sort.</p>',
    image: image('story-rail', 'da'),
    imageSide: 'start',
    link: link('Se alle spillertrøjer', 'category:shirts'),
  },
];

export const pages: readonly PageRow[] = [
  {
    id: 'front',
    alias: 'frontPage',
    texts: {
      en: {
        path: '/',
        title: 'Front page',
        seoTitle: 'Astralis Shop: shirts, hoodies and gear',
        seoDescription:
          'The team’s own shop. Home, away and third shirts 2026, training, hoodies and all for the desk.',
        blocks: frontEn,
      },
      da: {
        path: '/',
        title: 'Forside',
        seoTitle: 'Astralis Shop: spillertrøjer, hættetrøjer og udstyr',
        seoDescription:
          'Holdets egen shop. Spillertrøjer 2026, træningstøj, hættetrøjer og alt til skrivebordet.',
        blocks: frontDa,
      },
    },
  },
  {
    id: 'about',
    alias: 'contentPage',
    texts: {
      en: {
        path: '/about/',
        title: 'The club',
        seoTitle: 'The club behind the star | Astralis Shop',
        seoDescription: 'From five chairs in a basement to a full hall, and where the shop’s profit goes.',
        blocks: [...aboutEn, ...closingBlocks('en', image('story-boot-camp', 'en'))],
      },
      da: {
        path: '/om-klubben/',
        title: 'Klubben',
        seoTitle: 'Klubben bag stjernen | Astralis Shop',
        seoDescription: 'Fra fem stole i en kælder til en fuld hal, og hvad shoppens overskud går til.',
        blocks: [...aboutDa, ...closingBlocks('da', image('story-boot-camp', 'da'))],
      },
    },
  },
  {
    id: 'season',
    alias: 'contentPage',
    texts: {
      en: {
        path: '/third-shirt-2027/',
        title: 'The third shirt of 2027',
        seoTitle: 'Preorder the third shirt of 2027 | Astralis Shop',
        seoDescription: 'Petrol hoops from an old monitor. Preorder now, sent on 12 February 2027.',
        blocks: seasonEn,
      },
      da: {
        path: '/tredjetroje-2027/',
        title: 'Tredjetrøjen 2027',
        seoTitle: 'Forudbestil tredjetrøjen 2027 | Astralis Shop',
        seoDescription:
          'Petrolfarvede striber fra en gammel skærm. Forudbestil nu, sendes den 12. februar 2027.',
        blocks: seasonDa,
      },
    },
  },
];

export const redirects = [
  { culture: 'en', from: '/new-jersey/', to: 'category:home-shirts' },
  { culture: 'en', from: '/our-story/', to: 'page:about' },
  { culture: 'en', from: '/shop/shirts/home-jersey/p-1001/', to: 'category:home-shirts' },
  { culture: 'en', from: '/shop/shirts/c-101/', to: 'category:shirts' },
  { culture: 'da', from: '/ny-troje/', to: 'category:home-shirts' },
  { culture: 'da', from: '/vores-historie/', to: 'page:about' },
];
