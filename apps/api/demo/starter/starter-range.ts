import type { Culture, Currency } from '../club';
import type { Dye } from '../palette';
import type { ProductSeed, Range } from '../product-seed';
import { priceIn } from './price-levels';
import type { StarterClub } from './starter-club';

type Product = ProductSeed<Culture, Currency>;
type Goods = Omit<Product, 'id' | 'style' | 'price' | 'stock'> & { euros: number };

const shirtFeatures = ['regular-fit', 'quick-dry', 'woven-badge'] as const;

/** Eight products: four shirts and four things for match day. */
export function starterRange(club: StarterClub): Range<Culture, Currency> {
  const goods = Object.entries(goodsOf(club));
  return {
    line: club.name,
    products: goods.map(([name, { euros, ...product }], index) =>
      Object.assign(product, {
        id: `${club.id}-${name}`,
        style: 1001 + index,
        price: priceOf(club, euros),
        stock: 'edition' as const,
      }),
    ),
  };
}

const priceOf = ({ currency }: StarterClub, euros: number) =>
  ({ [currency]: priceIn(currency, euros) }) as Record<Currency, number>;

function goodsOf({ name, colors }: StarterClub): Record<string, Goods> {
  const { main, second } = { main: colors.main.dye, second: colors.second.dye };
  const home: Dye = `${main}/${second}`;
  const away: Dye = `${second}/${main}`;
  const shirt = { garment: 'jersey', collar: 'crew', trim: second, accent: second } as const;
  const homeShirt = { ...shirt, pattern: 'sash' } as const;
  return {
    'home-shirt': {
      in: ['shirts'],
      art: homeShirt,
      colors: [home],
      sizes: 'adult',
      euros: 80,
      fabric: 'polyester',
      features: shirtFeatures,
      isNew: true,
      en: [
        'Home Shirt',
        `The shirt that ${name} plays in at home.`,
        'Starter text: say what is special about it.',
      ],
      da: [
        'Hjemmebanetrøje',
        `Trøjen, som ${name} spiller i på hjemmebane.`,
        'Starttekst: Fortæl, hvad der er særligt ved den.',
      ],
      es: [
        'Camiseta local',
        `La camiseta con la que ${name} juega en casa.`,
        'Texto de inicio: cuenta qué tiene de especial.',
      ],
    },
    'away-shirt': {
      in: ['shirts'],
      art: { ...shirt, trim: main, accent: main, pattern: 'plain' },
      colors: [away],
      sizes: 'adult',
      euros: 80,
      fabric: 'polyester',
      features: shirtFeatures,
      en: ['Away Shirt', `The shirt that ${name} travels in.`, 'Starter text: say what is special about it.'],
      da: [
        'Udebanetrøje',
        `Trøjen, som ${name} rejser ud i.`,
        'Starttekst: Fortæl, hvad der er særligt ved den.',
      ],
      es: [
        'Camiseta visitante',
        `La camiseta con la que ${name} viaja.`,
        'Texto de inicio: cuenta qué tiene de especial.',
      ],
    },
    'home-shirt-women': {
      in: ['shirts'],
      art: homeShirt,
      colors: [home],
      sizes: 'women',
      euros: 80,
      fabric: 'polyester',
      features: ['women-fit', 'quick-dry', 'woven-badge'],
      en: [
        'Women’s Home Shirt',
        'The home shirt, cut for women.',
        'Starter text: say what is special about it.',
      ],
      da: [
        'Hjemmebanetrøje, dame',
        'Hjemmebanetrøjen i dameskåret udgave.',
        'Starttekst: Fortæl, hvad der er særligt ved den.',
      ],
      es: [
        'Camiseta local mujer',
        'La camiseta local con patrón de mujer.',
        'Texto de inicio: cuenta qué tiene de especial.',
      ],
    },
    'home-shirt-kids': {
      in: ['shirts'],
      art: homeShirt,
      colors: [home],
      sizes: 'kids',
      euros: 60,
      fabric: 'polyester',
      features: ['room-to-grow', 'quick-dry', 'name-tag'],
      en: [
        'Kids’ Home Shirt',
        'The home shirt in sizes from 104 to 176.',
        'Starter text: say what is special about it.',
      ],
      da: [
        'Hjemmebanetrøje, børn',
        'Hjemmebanetrøjen i størrelse 104 til 176.',
        'Starttekst: Fortæl, hvad der er særligt ved den.',
      ],
      es: [
        'Camiseta local niños',
        'La camiseta local en tallas de 104 a 176.',
        'Texto de inicio: cuenta qué tiene de especial.',
      ],
    },
    scarf: {
      in: ['fan-gear'],
      art: { garment: 'scarf', pattern: 'plain', accent: second },
      colors: [home],
      sizes: 'one',
      euros: 20,
      fabric: 'acrylic',
      features: ['double-knit', 'fringes'],
      en: ['Scarf', `The colours of ${name} around the neck.`, 'Starter text: say what is special about it.'],
      da: ['Halstørklæde', `${name}s farver om halsen.`, 'Starttekst: Fortæl, hvad der er særligt ved det.'],
      es: ['Bufanda', `Los colores de ${name} al cuello.`, 'Texto de inicio: cuenta qué tiene de especial.'],
    },
    cap: {
      in: ['fan-gear'],
      art: { garment: 'cap', pattern: 'plain' },
      colors: [main, second],
      sizes: 'one',
      euros: 25,
      fabric: 'twill',
      features: ['adjustable-strap', 'curved-peak', 'embroidered-badge'],
      en: ['Cap', 'Against sun and rain.', 'Starter text: say what is special about it.'],
      da: ['Kasket', 'Mod sol og regn.', 'Starttekst: Fortæl, hvad der er særligt ved den.'],
      es: ['Gorra', 'Contra el sol y la lluvia.', 'Texto de inicio: cuenta qué tiene de especial.'],
    },
    mug: {
      in: ['fan-gear'],
      art: { garment: 'mug', pattern: 'plain', accent: second },
      colors: [main],
      sizes: 'one',
      euros: 15,
      fabric: 'ceramic',
      features: ['dishwasher-safe'],
      en: ['Mug', 'For half-time.', 'Starter text: say what is special about it.'],
      da: ['Krus', 'Til pausen.', 'Starttekst: Fortæl, hvad der er særligt ved det.'],
      es: ['Taza', 'Para el descanso.', 'Texto de inicio: cuenta qué tiene de especial.'],
    },
    flag: {
      in: ['fan-gear'],
      art: { garment: 'flag', pattern: 'halves' },
      colors: [home],
      sizes: 'one',
      euros: 20,
      fabric: 'flag',
      features: ['sleeve', 'stitched-edge'],
      en: ['Flag', 'For the stand and the balcony.', 'Starter text: say what is special about it.'],
      da: ['Flag', 'Til tribunen og altanen.', 'Starttekst: Fortæl, hvad der er særligt ved det.'],
      es: ['Bandera', 'Para la grada y el balcón.', 'Texto de inicio: cuenta qué tiene de especial.'],
    },
  };
}
