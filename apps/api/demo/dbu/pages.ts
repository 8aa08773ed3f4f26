import type { Block } from '../../src/features/content/contract';
import type { PageRow } from '../../src/features/imports/store-data';
import { tileScenes } from '../build-categories';
import { sceneImage } from '../image';
import { closingBlocks } from '../pages/closing-blocks';
import { categories } from './categories';
import { dbu } from './club';
import { scenes } from './scenes';

const pictures = { ...scenes, ...tileScenes(dbu, categories) };
const image = (key: string, culture: 'da' | 'en') => sceneImage(dbu, pictures, key, culture);
const link = (text: string, url: string) => ({ text, url, target: null });
const tile = (culture: 'da' | 'en', category: string, heading: string, text: string, more: string) => ({
  heading,
  text,
  image: image(`tile-${category}`, culture),
  link: link(more, `category:${category}`),
});

const matchDay = ['dbu-scarf', 'dbu-flag', 'dbu-danmark-hoodie', 'dbu-cap', 'dbu-mug', 'dbu-roligan-tee'];

const frontDa: Block[] = [
  {
    type: 'hero',
    eyebrow: 'Ny hjemmebanetrøje',
    heading: 'Rød igen. Heldigvis.',
    text: 'Bølger i stoffet, hvidt i kanten og plads til alle på ryggen.',
    image: image('hero-home-26', 'da'),
    links: [
      link('Se hjemmebanetrøjerne', 'category:home-shirts'),
      link('Alle landsholdstrøjer', 'category:shirts'),
    ],
  },
  {
    type: 'tiles',
    heading: 'Hvem skal på banen?',
    tiles: [
      tile('da', 'women', 'Damer', 'Egen pasform, samme røde', 'Se damer'),
      tile('da', 'kids', 'Børn', 'Størrelse 62 til 176', 'Se børn'),
      tile('da', 'training', 'Træning', 'Til al slags vejr', 'Se træning'),
      tile('da', 'retro', 'Retro', '1908 og fremefter', 'Se retro'),
    ],
  },
  {
    type: 'productCarousel',
    heading: 'Det spiller vi i',
    categoryId: 'shirts',
    productIds: [],
    link: link('Alle landsholdstrøjer', 'category:shirts'),
  },
  {
    type: 'imageText',
    heading: 'Plads til mormor på ryggen',
    html: '<p>Lyngaa har 2, Tornvig har 10, og mormor har altid haft 7. Vælg en spiller, eller skriv det navn, der skal råbes ude fra sidelinjen.</p>',
    image: image('story-lockers', 'da'),
    imageSide: 'start',
    link: link('Vælg en trøje', 'category:home-shirts'),
  },
  {
    type: 'productCarousel',
    heading: 'Klar til kampdag',
    categoryId: null,
    productIds: matchDay,
    link: link('Alt fanudstyr', 'category:fan-gear'),
  },
  {
    type: 'imageText',
    heading: 'Landskamp i stuen',
    html: '<p>Flaget ud ad vinduet, krus på bordet, og den, der sidder forkert, bliver siddende. Sådan har vi vundet før.</p>',
    image: image('story-match-day', 'da'),
    imageSide: 'end',
    link: link('Se kampdag og hjem', 'category:match-day-and-home'),
  },
  {
    type: 'questions',
    heading: 'Godt at vide',
    questions: [
      {
        question: 'Hvilken størrelse skal barnet have?',
        html: '<p>Gå efter højden: Vores børnestørrelser er i centimeter, fra 62 til 176. Er barnet midt imellem, så tag den store; den passer til næste landskamp. Se <a href="page:size-guide">størrelsesguiden</a>.</p>',
      },
      {
        question: 'Kan en gave byttes?',
        html: '<p>Ja. Læg bonen i pakken, så kan den byttes i 14 dage, efter at den er modtaget. Trøjer med eget navn kan ikke byttes, for dem er der kun én af. Læs om <a href="page:delivery">levering og retur</a>.</p>',
      },
      {
        question: 'Hvad går overskuddet til?',
        html: '<p>Til børnefodbolden: mål, bolde og trænerkurser i klubber over hele landet. <a href="page:about">Læs mere om shoppen</a>.</p>',
      },
    ],
  },
];

const frontEn: Block[] = [
  {
    type: 'hero',
    eyebrow: 'New home shirt',
    heading: 'Red again. Thank goodness.',
    text: 'Waves in the cloth, white at the edges and room for everyone on the back.',
    image: image('hero-home-26', 'en'),
    links: [
      link('See the home kit', 'category:home-shirts'),
      link('All national team shirts', 'category:shirts'),
    ],
  },
  {
    type: 'tiles',
    heading: 'Who is playing?',
    tiles: [
      tile('en', 'women', 'Women', 'Own fit, same red', 'See women'),
      tile('en', 'kids', 'Kids', 'Size 62 to 176', 'See kids'),
      tile('en', 'training', 'Training', 'For all weathers', 'See training'),
      tile('en', 'retro', 'Retro', '1908 and onwards', 'See retro'),
    ],
  },
  {
    type: 'productCarousel',
    heading: 'What we play in',
    categoryId: 'shirts',
    productIds: [],
    link: link('All national team shirts', 'category:shirts'),
  },
  {
    type: 'imageText',
    heading: 'Room for Grandmother on the back',
    html: '<p>Lyngaa wears 2, Tornvig wears 10, and Mormor, grandmother, has always been number 7. Choose a player, or write the name that is to be shouted from the touchline.</p>',
    image: image('story-lockers', 'en'),
    imageSide: 'start',
    link: link('Choose a shirt', 'category:home-shirts'),
  },
  {
    type: 'productCarousel',
    heading: 'Ready for match day',
    categoryId: null,
    productIds: matchDay,
    link: link('All fan gear', 'category:fan-gear'),
  },
  {
    type: 'imageText',
    heading: 'An international in the living room',
    html: '<p>Flag out of the window, mugs on the table, and whoever sits in the wrong seat stays there. It has won us matches before.</p>',
    image: image('story-match-day', 'en'),
    imageSide: 'end',
    link: link('See match day and home', 'category:match-day-and-home'),
  },
  {
    type: 'questions',
    heading: 'Good to know',
    questions: [
      {
        question: 'Which size for the child?',
        html: '<p>Go by height: our children’s sizes are in centimetres, from 62 to 176. In between? Take the larger one; it will fit for the next match. See the <a href="page:size-guide">size guide</a>.</p>',
      },
      {
        question: 'Can a present be exchanged?',
        html: '<p>Yes. Put the receipt in the parcel, and it can be exchanged for 14 days after it arrives. Shirts with a name of their own cannot, for there is only one of each. Read about <a href="page:delivery">delivery and returns</a>.</p>',
      },
      {
        question: 'Where does the profit go?',
        html: '<p>To children’s football: goals, balls and coaching courses in clubs all over the country. <a href="page:about">More about the shop</a>.</p>',
      },
    ],
  },
];

const aboutDa: Block[] = [
  {
    type: 'imageText',
    heading: 'Hundrede år på ét stativ',
    html: '<p>I 1908 var trøjen af bomuld og havde tre knapper. Siden er der kommet numre, navne og stof, der tørrer på en halvleg. Farven er den samme.</p><p>I arkivet hænger der 61 landsholdstrøjer. Den ene er krympet, og vi ved godt, hvem der vaskede den.</p>',
    image: image('story-archive', 'da'),
    imageSide: 'start',
    link: link('Se retrotrøjerne', 'category:retro'),
  },
  {
    type: 'imageText',
    heading: 'Fra kassen til klubhuset',
    html: '<p>Shoppens overskud går til børnefodbolden: mål uden huller, bolde med luft i og trænerkurser til forældre, som kom til at sige ja.</p>',
    image: image('story-kids', 'da'),
    imageSide: 'end',
    link: link('Se børnetøjet', 'category:kids'),
  },
  {
    type: 'richText',
    html: '<h2>Hvem vi er</h2><p>Ni mennesker på et lager i Brøndby. På landskampsdage pakker vi i tempo og holder en pause på to gange 45 minutter. Skriv endelig: Du finder os under <a href="page:contact">Kontakt</a>.</p>',
  },
];

const aboutEn: Block[] = [
  {
    type: 'imageText',
    heading: 'A hundred years on one rail',
    html: '<p>In 1908 the shirt was made of cotton and had three buttons. Numbers, names and a cloth that dries within one half have been added since. The colour has not changed.</p><p>The archive holds 61 national team shirts. One has shrunk, and we know who washed it.</p>',
    image: image('story-archive', 'en'),
    imageSide: 'start',
    link: link('See the retro shirts', 'category:retro'),
  },
  {
    type: 'imageText',
    heading: 'From the till to the clubhouse',
    html: '<p>The shop’s profit goes to children’s football: nets without holes, balls with air in them and coaching courses for parents who happened to say yes.</p>',
    image: image('story-kids', 'en'),
    imageSide: 'end',
    link: link('See kids’ clothes', 'category:kids'),
  },
  {
    type: 'richText',
    html: '<h2>Who we are</h2><p>Nine people in a warehouse in Brøndby. On match days we pack fast and take a break of twice 45 minutes. Do write: you will find us under <a href="page:contact">Contact</a>.</p>',
  },
];

const finalsDa: Block[] = [
  {
    type: 'hero',
    eyebrow: 'Forudbestilling',
    heading: 'To vinkler, én retning',
    text: 'Kvindelandsholdets slutrundetrøje 2027. Den sendes den 14. maj, i god tid til første kamp.',
    image: image('hero-finals-27', 'da'),
    links: [link('Forudbestil trøjen', 'product:dbu-home-shirt-27-women-red-m')],
  },
  {
    type: 'richText',
    html: '<p>Spillerne fik et stykke papir og en rød tusch. De fleste tegnede noget, der pegede opad. Vi tog to af tegningerne og lagde dem oven på hinanden.</p>',
  },
  {
    type: 'productCarousel',
    heading: 'Til turen',
    categoryId: null,
    productIds: [
      'dbu-home-shirt-27-women',
      'dbu-finals-pin',
      'dbu-anthem-jacket',
      'dbu-backpack',
      'dbu-sweatshirt-women',
    ],
    link: link('Alt til damer', 'category:women'),
  },
];

const finalsEn: Block[] = [
  {
    type: 'hero',
    eyebrow: 'Preorder',
    heading: 'Two chevrons, one direction',
    text: 'The women’s team’s shirt for the 2027 finals. Sent on 14 May, in good time for the first match.',
    image: image('hero-finals-27', 'en'),
    links: [link('Preorder the shirt', 'product:dbu-home-shirt-27-women-red-m')],
  },
  {
    type: 'richText',
    html: '<p>The players were given a sheet of paper and a red pen. Most drew something that points upwards. We took two of the drawings and laid one over the other.</p>',
  },
  {
    type: 'productCarousel',
    heading: 'For the journey',
    categoryId: null,
    productIds: [
      'dbu-home-shirt-27-women',
      'dbu-finals-pin',
      'dbu-anthem-jacket',
      'dbu-backpack',
      'dbu-sweatshirt-women',
    ],
    link: link('All for women', 'category:women'),
  },
];

export const pages: readonly PageRow[] = [
  {
    id: 'front',
    alias: 'frontPage',
    texts: {
      da: {
        path: '/',
        title: 'Forside',
        seoTitle: 'DBU Fanshop: landsholdstrøjer og fanudstyr',
        seoDescription:
          'Landsholdets egen shop. Hjemme- og udebanetrøjer 2026, træningstøj, retro og alt til kampdagen.',
        blocks: frontDa,
      },
      en: {
        path: '/',
        title: 'Front page',
        seoTitle: 'DBU Shop: national team shirts and fan gear',
        seoDescription:
          'The Danish team’s own shop. Home and away shirts 2026, training, retro and all for match day.',
        blocks: frontEn,
      },
    },
  },
  {
    id: 'about',
    alias: 'contentPage',
    texts: {
      da: {
        path: '/om-os/',
        title: 'Om landsholdets shop',
        seoTitle: 'Om landsholdets shop | DBU Fanshop',
        seoDescription: 'Hundrede års trøjer, ni mennesker på et lager, og hvad overskuddet går til.',
        blocks: [...aboutDa, ...closingBlocks('da', image('story-kids', 'da'))],
      },
      en: {
        path: '/about/',
        title: 'About the team’s shop',
        seoTitle: 'About the team’s shop | DBU Shop',
        seoDescription: 'A hundred years of shirts, nine people in a warehouse, and where the profit goes.',
        blocks: [...aboutEn, ...closingBlocks('en', image('story-kids', 'en'))],
      },
    },
  },
  {
    id: 'finals',
    alias: 'contentPage',
    texts: {
      da: {
        path: '/slutrunde-2027/',
        title: 'Slutrundetrøjen 2027',
        seoTitle: 'Forudbestil slutrundetrøjen 2027 | DBU Fanshop',
        seoDescription:
          'Kvindelandsholdets trøje til slutrunden 2027. Forudbestil nu, sendes den 14. maj 2027.',
        blocks: finalsDa,
      },
      en: {
        path: '/finals-2027/',
        title: 'The finals shirt 2027',
        seoTitle: 'Preorder the finals shirt 2027 | DBU Shop',
        seoDescription: 'The women’s team’s shirt for the 2027 finals. Preorder now, sent on 14 May 2027.',
        blocks: finalsEn,
      },
    },
  },
];

export const redirects = [
  { culture: 'da', from: '/ny-landsholdstroje/', to: 'category:home-shirts' },
  { culture: 'da', from: '/historien/', to: 'page:about' },
  { culture: 'da', from: '/butik/troejer/hjemmetroeje/p-1001/', to: 'category:home-shirts' },
  { culture: 'da', from: '/butik/troejer/c-101/', to: 'category:shirts' },
  { culture: 'en', from: '/new-shirt/', to: 'category:home-shirts' },
  { culture: 'en', from: '/history/', to: 'page:about' },
];
