import type { PerCulture, ProductRow, StoreData } from '../../src/features/imports/store-data';
import { generatedStore } from '../generated-catalogue';

type Names = Readonly<Record<'en' | 'da' | 'es', string>>;

interface Article {
  id: string;
  names: Names;
  category: string;
  eur: number;
  discounted?: number;
  brand?: string;
  isNew?: boolean;
  isUnlisted?: boolean;
  text?: Names;
  /** Stock by colour and size. */
  stock: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

const colorNames: Readonly<Record<string, Names>> = {
  red: { en: 'Red', da: 'Rød', es: 'Rojo' },
  blue: { en: 'Blue', da: 'Blå', es: 'Azul' },
  green: { en: 'Green', da: 'Grøn', es: 'Verde' },
};

const all = <T>(value: T): PerCulture<T> => ({ en: value, da: value, es: value });

const article = ({ id, names, category, eur, discounted, stock, ...more }: Article): ProductRow => {
  const price = (rate: number) => ({
    unit: eur * rate,
    ...(discounted !== undefined && { discounted: discounted * rate, prior: eur * rate }),
  });
  const text = (culture: keyof Names) => ({
    name: names[culture],
    slug: id,
    description: more.text?.[culture] ?? '',
    features: [],
    composition: '',
    care: '',
    metaTitle: '',
    metaDescription: '',
  });
  return {
    id,
    brand: more.brand ?? 'Kvist',
    categoryIds: [category],
    isNew: more.isNew ?? false,
    isUnlisted: more.isUnlisted ?? false,
    manufacturer: { name: 'Mill', address: 'Mill Lane 1', email: 'mill@north.example' },
    texts: { en: text('en'), da: text('da'), es: text('es') },
    prices: { EUR: price(1), DKK: price(7) },
    colors: Object.entries(stock).map(([code, sizes]) => ({
      code,
      swatch: ['#112233'],
      name: colorNames[code] ?? all(code),
      images: [
        {
          key: `${id}-${code}`,
          altText: all(code),
          focal: { top: 0.5, left: 0.5 },
          width: 1200,
          height: 1500,
        },
      ],
      variants: Object.entries(sizes).map(([size, quantity]) => ({
        id: `${id}-${code}-${size.toLowerCase()}`,
        sku: `W-${id}-${code}-${size}`.toUpperCase(),
        ean: id === 'home' && code === 'red' && size === 'S' ? '5701234567899' : null,
        size,
        stock: quantity,
      })),
    })),
  };
};

const category = (id: string, parentId: string, name: Names) => {
  const text = (culture: keyof Names) => ({
    name: name[culture],
    slug: id,
    description: '',
    metaTitle: '',
    metaDescription: '',
  });
  return { id, parentId, image: null, texts: { en: text('en'), da: text('da'), es: text('es') } };
};

const generated = generatedStore('wardrobe', 0);
const settings = (culture: string) => {
  const { en } = generated.settings;
  if (!en) throw new Error(`There are no settings for ${culture}.`);
  return en;
};

/** A store in three languages. Each product covers a case of the search. */
export const wardrobe: StoreData = {
  ...generated,
  store: {
    ...generated.store,
    id: 'wardrobe',
    rootCategoryId: 'all',
    cultures: [
      { culture: 'en', locale: 'en-GB', currency: 'EUR', pathPrefix: '' },
      { culture: 'da', locale: 'da-DK', currency: 'DKK', pathPrefix: '/da' },
      { culture: 'es', locale: 'es-ES', currency: 'EUR', pathPrefix: '/es' },
    ],
  },
  settings: { en: settings('en'), da: settings('da'), es: settings('es') },
  dictionary: {
    en: { 'Search.Filter.Color': 'Colour', 'Search.Sort.PriceAscending': 'Price, low to high' },
    da: { 'Search.Filter.Color': 'Farve' },
    es: { 'Search.Filter.Color': 'Color' },
  },
  categories: [
    { ...category('all', '', { en: 'All', da: 'Alt', es: 'Todo' }), parentId: null },
    category('tops', 'all', { en: 'Tops', da: 'Overdele', es: 'Prendas superiores' }),
    category('shirts', 'tops', { en: 'Shirts', da: 'Trøjer', es: 'Camisetas' }),
    category('legs', 'all', { en: 'Trousers', da: 'Bukser', es: 'Pantalones' }),
    category('extras', 'all', { en: 'Extras', da: 'Tilbehør', es: 'Accesorios' }),
  ],
  products: [
    article({
      id: 'home',
      names: { en: 'Home jersey', da: 'Hjemmetrøje', es: 'Camiseta de casa' },
      category: 'shirts',
      eur: 9000,
      isNew: true,
      stock: { red: { XL: 5, S: 5 }, blue: { M: 0 } },
    }),
    article({
      id: 'away',
      names: { en: 'Away jersey', da: 'Udebanetrøje', es: 'Camiseta de visitante' },
      category: 'shirts',
      eur: 8000,
      discounted: 6000,
      stock: { blue: { S: 5, M: 5 }, green: { onesize: 1 } },
    }),
    article({
      id: 'shorts',
      names: { en: 'Running shorts', da: 'Løbeshorts', es: 'Pantalón corto de niño' },
      category: 'legs',
      eur: 3500,
      brand: 'Halden',
      stock: { red: { M: 5, '128': 5 } },
    }),
    article({
      id: 'mug',
      names: { en: 'Mug', da: 'Krus', es: 'Taza' },
      category: 'extras',
      eur: 1200,
      text: { en: 'For those in a home jersey.', da: 'Til kaffe på trøjedage.', es: 'Para el café.' },
      stock: { green: { onesize: 0 } },
    }),
    article({
      id: 'secret',
      names: { en: 'Secret jersey', da: 'Hemmelig trøje', es: 'Camiseta secreta' },
      category: 'shirts',
      eur: 100,
      isUnlisted: true,
      stock: { red: { S: 5 } },
    }),
  ],
};
