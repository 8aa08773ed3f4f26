import type { Block } from '../../src/features/content/contract';
import type { PageRow } from '../../src/features/imports/store-data';
import { tileScenes } from '../build-categories';
import { sceneImage } from '../image';
import { closingBlocks } from '../pages/closing-blocks';
import { categories } from './categories';
import { realbetis } from './club';
import { scenes } from './scenes';

const pictures = { ...scenes, ...tileScenes(realbetis, categories) };
const image = (key: string, culture: 'es' | 'en') => sceneImage(realbetis, pictures, key, culture);
const link = (text: string, url: string) => ({ text, url, target: null });
const tile = (culture: 'es' | 'en', category: string, heading: string, text: string, more: string) => ({
  heading,
  text,
  image: image(`tile-${category}`, culture),
  link: link(more, `category:${category}`),
});
const usp = (text: string) => ({ text, image: null, link: null, showOnMobile: true });

const favourites = [
  'rb-betis-hoodie',
  'rb-classic-scarf',
  'rb-manque-tee',
  'rb-tracksuit-jacket',
  'rb-sunday-polo',
  'rb-mug',
];

const frontEs: Block[] = [
  {
    type: 'hero',
    eyebrow: 'Temporada 26/27',
    heading: 'Trece barras. Una vida.',
    text: 'La nueva primera equipación ya ha saltado al césped. Te estaba esperando.',
    image: image('hero-season-26', 'es'),
    links: [
      link('Ver la primera equipación', 'category:home-shirts'),
      link('Todas las equipaciones', 'category:kits'),
    ],
  },
  {
    type: 'usps',
    usps: [
      usp('Envío gratis desde 80 €'),
      usp('Respuesta en dos días laborables'),
      usp('Atendida desde Sevilla'),
    ],
  },
  {
    type: 'tiles',
    heading: '¿Para quién va a ser?',
    tiles: [
      tile('es', 'women', 'Mujer', 'Con patrón propio', 'Ver mujer'),
      tile('es', 'kids', 'Niños', 'De la talla 62 a la 176', 'Ver niños'),
      tile('es', 'retro', 'Retro', 'Para quien estuvo allí', 'Ver retro'),
      tile('es', 'home-and-gifts', 'Hogar y regalos', 'Para acertar sin talla', 'Ver regalos'),
    ],
  },
  {
    type: 'imageText',
    heading: 'Un portal, un azulejo, una camiseta',
    html: '<p>El dibujo de la segunda equipación sale de un portal del barrio. Pedimos permiso a la comunidad, lo calcamos con papel cebolla y la vecina del segundo nos invitó a café.</p>',
    image: image('story-tile', 'es'),
    imageSide: 'start',
    link: link('Ver la segunda equipación', 'category:away-shirts'),
  },
  {
    type: 'productCarousel',
    heading: 'Esta temporada jugamos así',
    categoryId: 'kits',
    productIds: [],
    link: link('Todas las equipaciones', 'category:kits'),
  },
  {
    type: 'imageText',
    heading: 'Tu nombre, en su percha',
    html: '<p>Entre Itxarte y Naranjel siempre queda una percha libre. Dinos nombre y dorsal, y la utillera hace el resto.</p>',
    image: image('story-lockers', 'es'),
    imageSide: 'end',
    link: link('Elegir camiseta', 'category:home-shirts'),
  },
  {
    type: 'productCarousel',
    heading: 'Los que más se llevan',
    categoryId: null,
    productIds: favourites,
    link: link('Ver moda', 'category:lifestyle'),
  },
];

const frontEn: Block[] = [
  {
    type: 'hero',
    eyebrow: 'Season 26/27',
    heading: 'Thirteen stripes. One life.',
    text: 'The new home kit has stepped onto the grass. It was waiting for you.',
    image: image('hero-season-26', 'en'),
    links: [link('See the home kit', 'category:home-shirts'), link('All kits', 'category:kits')],
  },
  {
    type: 'usps',
    usps: [usp('Free delivery from €80'), usp('Answers within two working days'), usp('Run from Seville')],
  },
  {
    type: 'tiles',
    heading: 'Who is it for?',
    tiles: [
      tile('en', 'women', 'Women', 'On a pattern of their own', 'See women'),
      tile('en', 'kids', 'Kids', 'From size 62 to 176', 'See kids'),
      tile('en', 'retro', 'Retro', 'For those who were there', 'See retro'),
      tile('en', 'home-and-gifts', 'Home and gifts', 'No size needed', 'See gifts'),
    ],
  },
  {
    type: 'imageText',
    heading: 'A doorway, a tile, a shirt',
    html: '<p>The pattern of the away kit comes from a doorway in the neighbourhood. We asked the residents, traced it on tissue paper, and the lady on the second floor made us coffee.</p>',
    image: image('story-tile', 'en'),
    imageSide: 'start',
    link: link('See the away kit', 'category:away-shirts'),
  },
  {
    type: 'productCarousel',
    heading: 'How we play this season',
    categoryId: 'kits',
    productIds: [],
    link: link('All kits', 'category:kits'),
  },
  {
    type: 'imageText',
    heading: 'Your name on its peg',
    html: '<p>Between Itxarte and Naranjel there is always a free peg. Tell us a name and a number; the kit lady does the rest.</p>',
    image: image('story-lockers', 'en'),
    imageSide: 'end',
    link: link('Choose a shirt', 'category:home-shirts'),
  },
  {
    type: 'productCarousel',
    heading: 'Taken home most often',
    categoryId: null,
    productIds: favourites,
    link: link('See lifestyle', 'category:lifestyle'),
  },
];

const aboutEs: Block[] = [
  {
    type: 'imageText',
    heading: 'Verde que te quiero blanco',
    html: '<p>Desde 1907 la camiseta ha cambiado de cuello, de tela y de largo de manga. Las barras, no. Las hay más anchas y más estrechas, pero siempre hay alguien en la grada que las cuenta.</p><p>En el archivo guardamos cuarenta y dos camisetas y un botón suelto, del que nadie sabe el dueño.</p>',
    image: image('story-stripes', 'es'),
    imageSide: 'start',
    link: link('Ver la línea retro', 'category:retro'),
  },
  {
    type: 'imageText',
    heading: 'La cantera se viste aquí',
    html: '<p>El beneficio de la tienda va a la escuela de fútbol: balones, becas de comedor y un autobús que por fin tiene aire acondicionado.</p>',
    image: image('story-academy', 'es'),
    imageSide: 'end',
    link: link('Ver ropa de niños', 'category:kids'),
  },
  {
    type: 'richText',
    html: '<h2>Quiénes somos</h2><p>Catorce personas en una nave de Sevilla. Si llamas por la mañana, te atenderá Rocío; si llamas después de una derrota, ten paciencia. Nuestros datos están en <a href="page:contact">Contacto</a>.</p>',
  },
];

const aboutEn: Block[] = [
  {
    type: 'imageText',
    heading: 'Green, and white with it',
    html: '<p>Since 1907 the shirt has changed its collar, its cloth and the length of its sleeves. Not the stripes. They have been wider and narrower, but there is always someone in the stand who counts them.</p><p>The archive holds forty-two shirts and one loose button that nobody claims.</p>',
    image: image('story-stripes', 'en'),
    imageSide: 'start',
    link: link('See the retro range', 'category:retro'),
  },
  {
    type: 'imageText',
    heading: 'The academy dresses here',
    html: '<p>The shop’s profit goes to the football school: balls, school meals and a bus that has air conditioning at last.</p>',
    image: image('story-academy', 'en'),
    imageSide: 'end',
    link: link('See kids’ clothes', 'category:kids'),
  },
  {
    type: 'richText',
    html: '<h2>Who we are</h2><p>Fourteen people in a warehouse in Seville. Call in the morning and Rocío will answer; call after a defeat and please be patient. Our details are under <a href="page:contact">Contact</a>.</p>',
  },
];

const feriaEs: Block[] = [
  {
    type: 'hero',
    eyebrow: 'Preventa',
    heading: 'La camiseta de Feria',
    text: 'Crudo de albero lavado, banda menta y a la calle. Sale del almacén el 9 de abril.',
    image: image('hero-feria-27', 'es'),
    links: [link('Reservar la camiseta', 'product:rb-third-shirt-27-chalk-m')],
  },
  {
    type: 'richText',
    html: '<p>Una vez al año la ciudad se muda a una explanada, se viste y no vuelve en una semana. Quisimos una camiseta que pudiera entrar en cualquier caseta. El portero de la nuestra dice que sí.</p>',
  },
  {
    type: 'productCarousel',
    heading: 'Para completar el traje',
    categoryId: null,
    productIds: ['rb-third-shirt-27', 'rb-sunday-polo', 'rb-silk-scarf', 'rb-cap', 'rb-women-tee'],
    link: link('Toda la tercera equipación', 'category:third-shirts'),
  },
];

const feriaEn: Block[] = [
  {
    type: 'hero',
    eyebrow: 'Preorder',
    heading: 'The Feria shirt',
    text: 'Chalk like washed fairground sand, a mint sash, and out into the street. It leaves the warehouse on 9 April.',
    image: image('hero-feria-27', 'en'),
    links: [link('Preorder the shirt', 'product:rb-third-shirt-27-chalk-m')],
  },
  {
    type: 'richText',
    html: '<p>Once a year the city moves to a fairground, dresses up and does not come home for a week. We wanted a shirt that may enter any tent. The doorman of ours says it may.</p>',
  },
  {
    type: 'productCarousel',
    heading: 'To complete the outfit',
    categoryId: null,
    productIds: ['rb-third-shirt-27', 'rb-sunday-polo', 'rb-silk-scarf', 'rb-cap', 'rb-women-tee'],
    link: link('The whole third kit', 'category:third-shirts'),
  },
];

export const pages: readonly PageRow[] = [
  {
    id: 'front',
    alias: 'frontPage',
    texts: {
      es: {
        path: '/',
        title: 'Inicio',
        seoTitle: 'Real Betis Tienda: camisetas, moda y regalos',
        seoDescription:
          'La tienda del club. Equipaciones 26/27, entrenamiento, moda verdiblanca y regalos para béticos.',
        blocks: frontEs,
      },
      en: {
        path: '/',
        title: 'Front page',
        seoTitle: 'Real Betis Shop: kits, clothes and gifts',
        seoDescription:
          'The club’s own shop. 26/27 kits, training, green and white clothes, and gifts for fans.',
        blocks: frontEn,
      },
    },
  },
  {
    id: 'about',
    alias: 'contentPage',
    texts: {
      es: {
        path: '/el-club/',
        title: 'El club y la tienda',
        seoTitle: 'El club y la tienda | Real Betis Tienda',
        seoDescription: 'Más de un siglo de barras verdiblancas y adónde va el beneficio de la tienda.',
        blocks: [...aboutEs, ...closingBlocks('es', image('story-academy', 'es'))],
      },
      en: {
        path: '/about/',
        title: 'The club and the shop',
        seoTitle: 'The club and the shop | Real Betis Shop',
        seoDescription: 'More than a century of green and white stripes, and where the shop’s profit goes.',
        blocks: [...aboutEn, ...closingBlocks('en', image('story-academy', 'en'))],
      },
    },
  },
  {
    id: 'feria',
    alias: 'contentPage',
    texts: {
      es: {
        path: '/camiseta-de-feria-2027/',
        title: 'La camiseta de Feria 2027',
        seoTitle: 'Reserva la camiseta de Feria 2027 | Real Betis Tienda',
        seoDescription:
          'Color crudo y banda menta para la semana grande. En preventa, se envía el 9 de abril de 2027.',
        blocks: feriaEs,
      },
      en: {
        path: '/feria-shirt-2027/',
        title: 'The Feria shirt 2027',
        seoTitle: 'Preorder the Feria shirt 2027 | Real Betis Shop',
        seoDescription:
          'Chalk with a mint sash for the city’s great week. Preorder now, sent on 9 April 2027.',
        blocks: feriaEn,
      },
    },
  },
];

export const redirects = [
  { culture: 'es', from: '/camiseta-nueva/', to: 'category:home-shirts' },
  { culture: 'es', from: '/historia/', to: 'page:about' },
  { culture: 'es', from: '/tienda/camisetas/primera-camiseta/p-1001/', to: 'category:home-shirts' },
  { culture: 'es', from: '/tienda/camisetas/c-101/', to: 'category:home-shirts' },
  { culture: 'en', from: '/new-shirt/', to: 'category:home-shirts' },
  { culture: 'en', from: '/history/', to: 'page:about' },
];
