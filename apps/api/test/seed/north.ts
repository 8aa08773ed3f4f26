import type {
  ColorRow,
  ImageRow,
  PerCulture,
  ProductRow,
  StoreData,
} from '../../src/features/imports/store-data';
import { addOns, allPrintsOf, players } from './prints';

/** A date in the future of every test's clock. */
export const preorderDate = '2099-01-01';

const both = <T>(value: T): PerCulture<T> => ({ en: value, da: value });

const picture = (key: string): ImageRow => ({
  key,
  altText: { en: `Picture of ${key}`, da: `Billede af ${key}` },
  focal: { top: 0.5, left: 0.5 },
  width: 1200,
  height: 1500,
});

const color = (
  product: string,
  code: string,
  name: PerCulture<string>,
  sizes: Readonly<Record<string, number>>,
  availableFrom?: string,
): ColorRow => ({
  code,
  swatch: ['#112233'],
  name,
  images: ['front', 'back'].map((side) => picture(`${product}-${code}-${side}`)),
  variants: Object.entries(sizes).map(([size, stock]) => ({
    id: `${product}-${code}-${size.toLowerCase()}`,
    sku: `N-${product}-${code}-${size}`.toUpperCase(),
    ean: null,
    size,
    stock,
    availableFrom,
  })),
});

const product = (
  id: string,
  names: { en: string; da: string },
  fields: Pick<ProductRow, 'categoryIds' | 'prices' | 'colors'> & Partial<ProductRow>,
): ProductRow => ({
  id,
  brand: 'North',
  isNew: false,
  isUnlisted: false,
  manufacturer: { name: 'North Mills', address: 'Mill Lane 1, 8000 Aarhus', email: 'mill@north.example' },
  texts: {
    en: text(names.en, id),
    da: text(names.da, `${id}-da`),
  },
  ...fields,
});

const text = (name: string, slug: string) => ({
  name,
  slug,
  description: `${name}: one paragraph.\n\nAnother paragraph.`,
  features: ['Light', 'Dries quickly'],
  composition: '100% polyester',
  care: 'Wash at 30 degrees',
  metaTitle: `${name} | North`,
  metaDescription: `Buy ${name}`,
});

const category = (id: string, parentId: string | null, en: string, da: string) => ({
  id,
  parentId,
  image: null,
  texts: {
    en: { name: en, slug: id, description: `All ${en}`, metaTitle: `${en} | North`, metaDescription: en },
    da: {
      name: da,
      slug: `${id}-da`,
      description: `Alt i ${da}`,
      metaTitle: `${da} | North`,
      metaDescription: da,
    },
  },
});

const settings = (culture: 'en' | 'da') => ({
  ...(culture === 'da' && { siteName: 'Nord' }),
  logo: { url: '/brand/north.svg', altText: 'North' },
  mainNavigation: [
    {
      name: culture === 'en' ? 'Shirts' : 'Trøjer',
      url: 'category:shirts',
      children: [{ name: culture === 'en' ? 'Home' : 'Hjemme', url: 'category:home' }],
    },
    { name: culture === 'en' ? 'About' : 'Om', url: 'page:about' },
  ],
  header: {
    view: {
      usps: [
        { text: 'Free returns', image: null, link: { url: 'page:about', target: null }, showOnMobile: true },
      ],
    },
  },
  footer: {
    view: {
      usps: [],
      image: null,
      logo: null,
      companyInfo: '<p>North, see <a href="page:terms">the terms</a></p>',
      company: {
        name: 'North',
        cvr: '12345678',
        address: 'Mill Lane 1',
        zip: '8000',
        city: 'Aarhus',
        email: 'shop@north.example',
      },
      links: [{ headline: 'Help', links: [{ text: 'About', url: 'page:about', target: null }] }],
      copyright: 'North',
    },
  },
  theming: null,
  checkoutSettings: {
    countries: [
      { code: 'DK', name: 'Denmark' },
      { code: 'SE', name: 'Sweden' },
    ],
  },
  termsAndConditionsPage: { id: 'terms', url: 'page:terms' },
  serviceCloudClubIdentifier: 'north-news',
});

const page = (id: string, alias: StoreData['pages'][number]['alias'], en: string, da: string) => ({
  id,
  alias,
  texts: {
    en: pageText(en, en === '' ? '/' : `/${en.toLowerCase()}/`),
    da: pageText(da, da === '' ? '/' : `/${da.toLowerCase()}/`),
  },
});

const pageText = (title: string, path: string) => ({
  path,
  title,
  seoTitle: `${title} | North`,
  seoDescription: `About ${title}`,
  blocks: [{ type: 'richText' as const, html: '<p>See <a href="category:home">our shirts</a></p>' }],
});

const price = (eur: number, discounted?: number) => ({
  EUR: { unit: eur, ...(discounted === undefined ? {} : { discounted, prior: eur }) },
  DKK: {
    unit: eur * 7,
    ...(discounted === undefined ? {} : { discounted: discounted * 7, prior: eur * 7 }),
  },
});

/** A store with variants of every kind: in stock, low, sold out, preorder, on sale. */
export const north: StoreData = {
  store: {
    id: 'north',
    name: 'North',
    defaultCulture: 'en',
    rootCategoryId: 'north-root',
    orderPrefix: 'N',
    cultures: [
      { culture: 'en', locale: 'en-GB', currency: 'EUR', pathPrefix: '' },
      { culture: 'da', locale: 'da-DK', currency: 'DKK', pathPrefix: '/da' },
    ],
    vatRates: { DK: 25, SE: 25 },
  },
  settings: { en: settings('en'), da: settings('da') },
  dictionary: {
    en: { 'Basket.Add': 'Add to basket', 'Basket.Heading': 'Basket' },
    da: { 'Basket.Add': 'Læg i kurv', 'Basket.Heading': 'Kurv' },
  },
  pages: [
    page('front', 'frontPage', '', ''),
    page('about', 'contentPage', 'About', 'Om'),
    page('terms', 'termsPage', 'Terms', 'Betingelser'),
  ],
  redirects: [
    { culture: 'en', from: '/old-about/', to: 'page:about' },
    { culture: 'en', from: '/trousers/p-old-1/', to: 'page:about' },
    { culture: 'en', from: '/trousers/c-old/', to: 'category:home' },
  ],
  categories: [
    category('north-root', null, 'Everything', 'Alt'),
    category('shirts', 'north-root', 'Shirts', 'Trøjer'),
    category('home', 'shirts', 'Home shirts', 'Hjemmetrøjer'),
    category('caps', 'north-root', 'Caps', 'Kasketter'),
  ],
  products: [
    product(
      'jersey',
      { en: 'Home jersey', da: 'Hjemmetrøje' },
      {
        categoryIds: ['home'],
        prices: price(9000),
        isNew: true,
        sizeGuideId: 'shirts',
        addOns: allPrintsOf('jersey'),
        colors: [
          color('jersey', 'red', { en: 'Red', da: 'Rød' }, { XL: 1000, S: 1000, M: 3, L: 0 }),
          color('jersey', 'blue', { en: 'Blue', da: 'Blå' }, { S: 1000, M: 1000 }),
        ],
      },
    ),
    product(
      'cap',
      { en: 'Cap', da: 'Kasket' },
      {
        categoryIds: ['caps'],
        prices: price(2500, 2000),
        colors: [color('cap', 'black', { en: 'Black', da: 'Sort' }, { onesize: 50 })],
      },
    ),
    product(
      'scarf',
      { en: 'Scarf', da: 'Halstørklæde' },
      {
        categoryIds: ['caps'],
        prices: price(1500),
        colors: [color('scarf', 'red', both('Red'), { onesize: 0 })],
      },
    ),
    product(
      'away',
      { en: 'Away jersey', da: 'Udebanetrøje' },
      {
        categoryIds: ['shirts'],
        prices: price(9500),
        addOns: [{ relationId: 'away-own', addOnId: 'own' }],
        colors: [color('away', 'white', { en: 'White', da: 'Hvid' }, { M: 20 }, preorderDate)],
      },
    ),
    product(
      'hidden',
      { en: 'Members’ pin', da: 'Medlemsnål' },
      {
        categoryIds: ['caps'],
        prices: price(500),
        isUnlisted: true,
        colors: [color('hidden', 'gold', both('Gold'), { onesize: 5 })],
      },
    ),
  ],
  addOns,
  players,
  sizeGuides: [
    {
      id: 'shirts',
      texts: {
        en: { name: 'Shirts', notes: ['Measure on bare skin.'] },
        da: { name: 'Trøjer', notes: ['Mål på bar hud.'] },
      },
      measures: [
        { unit: 'cm', name: { en: 'Chest', da: 'Bryst' } },
        { unit: 'years', name: { en: 'Age', da: 'Alder' } },
      ],
      rows: [
        {
          size: 'S',
          values: [
            { from: 88, to: 94.5 },
            { from: 12, to: 14 },
          ],
        },
        { size: 'M', values: [{ from: 95, to: 102 }, null] },
      ],
    },
  ],
  shippingMethods: [
    {
      id: 'home-delivery',
      kind: 'home',
      carrier: 'bring',
      countries: ['DK', 'SE'],
      prices: { EUR: 500, DKK: 3900 },
      freeFrom: { EUR: 10_000, DKK: 75_000 },
      days: { min: 1, max: 3 },
      texts: {
        en: { name: 'Home delivery', description: 'To your door' },
        da: { name: 'Hjemmelevering', description: 'Til døren' },
      },
    },
    {
      id: 'pick-up',
      kind: 'dropPoint',
      carrier: 'gls',
      countries: ['DK'],
      prices: { EUR: 400, DKK: 2900 },
      freeFrom: null,
      days: { min: 2, max: 4 },
      texts: {
        en: { name: 'Pick-up point', description: 'At a shop near you' },
        da: { name: 'Pakkeshop', description: 'I en butik nær dig' },
      },
    },
  ],
  paymentMethods: [
    {
      id: 'card',
      provider: 'sandbox',
      texts: {
        en: { name: 'Card', description: 'Visa or Mastercard' },
        da: { name: 'Kort', description: 'Visa eller Mastercard' },
      },
    },
  ],
};
