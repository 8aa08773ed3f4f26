import { type TSchema, Type } from 'typebox';
import { strict } from '../stores';
import { entrySchemas, type FileContent, PriceRow, StockRow, valueSchemas } from './store-data';

/** A list or value of a file. */
export type Section = keyof FileContent;

/** The parts of a store's data that can be imported and exported separately, with their lists and values. */
const sections = {
  store: ['store', 'shippingMethods', 'paymentMethods', 'vouchers'],
  catalogue: ['categories', 'products', 'sizeGuides', 'addOns', 'players'],
  prices: ['prices'],
  stock: ['stock'],
  dictionary: ['dictionary'],
  content: ['pages', 'redirects'],
  settings: ['settings'],
} as const satisfies Record<string, readonly Section[]>;

export const parts = [
  'store',
  'catalogue',
  'prices',
  'stock',
  'dictionary',
  'content',
  'settings',
  'all',
] as const;
export type Part = (typeof parts)[number];

/** The names of a part's lists and values. */
export function sectionsOf(part: Part): readonly Section[] {
  if (part !== 'all') return sections[part];
  const { prices: _prices, stock: _stock, ...all } = sections;
  return Object.values(all).flat();
}

/** The schemas of values, and of the entries of lists. */
export const rowSchemas: Readonly<Record<Section, TSchema>> = {
  ...valueSchemas,
  ...entrySchemas,
  prices: PriceRow,
  stock: StockRow,
};

/** The schema of a list or value. */
export const schemaOf = (section: Section): TSchema =>
  section in valueSchemas ? rowSchemas[section] : Type.Array(rowSchemas[section]);

/** The schema of a file: any of the part's lists and values. */
export function fileSchema(part: Part): TSchema {
  const optional = sectionsOf(part).map((section) => [section, Type.Optional(schemaOf(section))]);
  return Type.Object(Object.fromEntries(optional), strict);
}

const sectionTexts: Readonly<Record<Section, string>> = {
  store: 'Name, cultures and VAT of the store',
  settings: 'Header, footer and navigation, in each culture',
  dictionary: 'Texts of the interface by alias, in each culture',
  pages: 'Content pages',
  redirects: 'Moved paths',
  categories: 'Categories, parents before or after their children',
  products: 'Products with their colours and variants',
  sizeGuides: 'Size guides',
  addOns: 'Prints',
  players: 'Players whose names can be printed',
  shippingMethods: 'Shipping methods, in display order',
  paymentMethods: 'Payment methods, in display order',
  vouchers: 'Voucher codes with their discounts and conditions',
  prices: 'Prices of existing products',
  stock: 'Stock of existing variants',
};

/** A file of any part: every list and value is optional. A part refuses those of other parts. */
export const ImportFile = Type.Object(
  Object.fromEntries(
    (Object.keys(rowSchemas) as Section[]).map((section) => [
      section,
      Type.Optional({ ...schemaOf(section), description: sectionTexts[section] }),
    ]),
  ),
  {
    title: 'ImportFile',
    description:
      'The lists and values of the part, by name. `store`: store, shippingMethods, paymentMethods, vouchers; `catalogue`: categories, products, sizeGuides, addOns, players; `content`: pages, redirects; the other parts: the list or value of their name',
  },
);
