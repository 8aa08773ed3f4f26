import { seeded } from '../demo/art/seeded';
import type { ColorRow, ProductRow, StoreData } from '../src/features/imports/store-data';
import { brands, colors, details, fabrics, garments, lines, purposes, type Word } from './generated-words';

type Random = ReturnType<typeof seeded>;
type Culture = keyof Word;
type CategoryId = keyof typeof garments;
type Shape = readonly [colors: number, sizes: readonly string[]];

export interface GeneratedCatalogue {
  /** The total number of products in all stores; each has six variants. */
  products: number;
  /** The maximum number of products in a store; 1000 by default. */
  productsPerStore?: number;
}

const categoryIds = Object.keys(garments) as [CategoryId, ...CategoryId[]];
const categoryNames: Readonly<Record<CategoryId, Word>> = {
  shirts: { en: 'Shirts', da: 'Trøjer' },
  jackets: { en: 'Jackets', da: 'Jakker' },
  sweats: { en: 'Sweatshirts', da: 'Sweatshirts' },
  trousers: { en: 'Shorts and trousers', da: 'Shorts og bukser' },
  headwear: { en: 'Headwear', da: 'Hovedbeklædning' },
  accessories: { en: 'Accessories', da: 'Tilbehør' },
};
/** The colours and sizes of a product: always six variants. */
const shapes: readonly [Shape, ...Shape[]] = [
  [1, ['XS', 'S', 'M', 'L', 'XL', '2XL']],
  [2, ['S', 'M', 'L']],
  [3, ['116', '140']],
  [2, ['104', '128', '164']],
];
const dkkPerEur = 7;

/** Generates the stores `bench-1`, `bench-2` and so on, the same on every machine. */
export function* generatedStores({
  products,
  productsPerStore = 1000,
}: GeneratedCatalogue): Generator<StoreData> {
  for (let first = 0, number = 1; first < products; first += productsPerStore, number += 1)
    yield generatedStore(`bench-${number}`, Math.min(productsPerStore, products - first));
}

/** Generates a store in English with euros and in Danish with kroner. */
export function generatedStore(storeId: string, products: number): StoreData {
  const random = seeded(storeId);
  const rootCategoryId = `${storeId}-root`;
  return {
    store: {
      id: storeId,
      name: storeId,
      defaultCulture: 'en',
      rootCategoryId,
      orderPrefix: 'B',
      cultures: [
        { culture: 'en', locale: 'en-GB', currency: 'EUR', pathPrefix: '' },
        { culture: 'da', locale: 'da-DK', currency: 'DKK', pathPrefix: '/da' },
      ],
      vatRates: { DK: 25, SE: 25 },
    },
    settings: { en: settings(storeId), da: settings(storeId) },
    dictionary: { en: {}, da: {} },
    pages: [],
    redirects: [],
    categories: [
      { id: rootCategoryId, parentId: null, image: null, texts: categoryTexts({ en: 'All', da: 'Alt' }) },
      ...categoryIds.map((id) => ({
        id,
        parentId: rootCategoryId,
        image: null,
        texts: categoryTexts(categoryNames[id]),
      })),
    ],
    products: Array.from({ length: products }, (_, index) => product(index + 1, random)),
    shippingMethods: [
      {
        id: 'home-delivery',
        kind: 'home',
        carrier: 'bring',
        countries: ['DK', 'SE'],
        prices: { EUR: 500, DKK: 3900 },
        freeFrom: null,
        days: { min: 1, max: 3 },
        texts: perCulture(() => ({ name: 'Home delivery', description: 'To your door' })),
      },
    ],
    paymentMethods: [
      {
        id: 'card',
        provider: 'sandbox',
        texts: perCulture(() => ({ name: 'Card', description: 'Visa or Mastercard' })),
      },
    ],
  };
}

function product(number: number, random: Random): ProductRow {
  const categoryId = random.pick(categoryIds);
  const [garment, line, fabric] = [
    random.pick(garments[categoryId]),
    random.pick(lines),
    random.pick(fabrics),
  ];
  const [first, second] = [random.pick(details), random.pick(details)];
  const [use, otherUse] = [random.pick(purposes), random.pick(purposes)];
  const id = `p${number}`;
  const eur = Math.round(random.between(10, 180)) * 100 - 5;
  const isOnSale = random.between(0, 1) < 0.2;
  return {
    id,
    brand: random.pick(brands),
    categoryIds: [categoryId],
    isNew: random.between(0, 1) < 0.15,
    isUnlisted: false,
    manufacturer: { name: 'North Mills', address: 'Mill Lane 1, 8000 Aarhus', email: 'mill@north.example' },
    texts: perCulture((culture) => {
      const name = `${line[culture]} ${garment[culture]} ${number}`;
      return {
        name,
        slug: id,
        description: {
          en: `${line.en} is made for ${use.en}, cut in ${fabric.en} with ${first.en} and ${second.en}.\n\nIt keeps its shape through ${otherUse.en} and is easy to look after.`,
          da: `${line.da} er lavet til ${use.da}, syet i ${fabric.da} med ${first.da} og ${second.da}.\n\nDen holder faconen under ${otherUse.da} og er let at passe.`,
        }[culture],
        features: [first[culture], second[culture]],
        composition: `100% ${fabric[culture]}`,
        care: '30°',
        metaTitle: name,
        metaDescription: name,
      };
    }),
    prices: { EUR: price(eur, isOnSale), DKK: price(eur * dkkPerEur, isOnSale) },
    colors: colorRows(number, id, random),
  };
}

function price(unit: number, isOnSale: boolean) {
  return isOnSale ? { unit, discounted: Math.round(unit * 0.7), prior: unit } : { unit };
}

function colorRows(number: number, id: string, random: Random): ColorRow[] {
  const [count, sizes] = random.pick(shapes);
  const start = Math.floor(random.between(0, colors.length));
  return Array.from({ length: count }, (_, colorIndex) => {
    const name = colors[(start + colorIndex) % colors.length] ?? colors[0];
    const code = name.en.toLowerCase();
    return {
      code,
      swatch: ['#1d3557'],
      name: { ...name },
      images: ['front', 'back'].map((side) => ({
        key: `${id}-${code}-${side}`,
        altText: { en: `${side} in ${name.en}`, da: `${side} i ${name.da}` },
        focal: { top: 0.5, left: 0.5 },
        width: 1200,
        height: 1500,
      })),
      variants: sizes.map((size, sizeIndex) => ({
        id: `${id}-${code}-${size.toLowerCase()}`,
        sku: `B${String(number).padStart(5, '0')}-${colorIndex}${sizeIndex}`,
        ean: `2${String(number).padStart(10, '0')}${colorIndex}${sizeIndex}`,
        size,
        stock: random.between(0, 1) < 0.12 ? 0 : 1_000_000,
      })),
    };
  });
}

function categoryTexts(name: Word) {
  return perCulture((culture) => ({
    name: name[culture],
    slug: name.en.toLowerCase().replaceAll(' ', '-'),
    description: name[culture],
    metaTitle: name[culture],
    metaDescription: name[culture],
  }));
}

function perCulture<T>(value: (culture: Culture) => T): Record<Culture, T> {
  return { en: value('en'), da: value('da') };
}

function settings(name: string): StoreData['settings'][string] {
  return {
    logo: { url: '/logo.svg', altText: name },
    mainNavigation: [],
    header: { view: { usps: [] } },
    footer: {
      view: {
        usps: [],
        image: null,
        logo: null,
        companyInfo: '',
        company: {
          name,
          cvr: '12345678',
          address: 'Mill Lane 1',
          zip: '8000',
          city: 'Aarhus',
          email: 'shop@north.example',
        },
        links: [],
        copyright: name,
      },
    },
    theming: null,
    checkoutSettings: { countries: [{ code: 'DK', name: 'Denmark' }] },
    termsAndConditionsPage: null,
    serviceCloudClubIdentifier: null,
  };
}
