import { type TSchema, Type } from 'typebox';
import { Id } from '../contract/schema';
import {
  AddOnSchema,
  CategorySchema,
  PlayerSchema,
  PricesSchema,
  ProductSchema,
  SizeGuideSchema,
} from './schema/catalogue';
import { DictionarySchema, PageSchema, RedirectSchema, SettingsByCulture } from './schema/content';
import { Count, strict } from './schema/shapes';
import { PaymentMethodSchema, ShippingMethodSchema, StoreSchema, VoucherSchema } from './schema/store';

/** What of a store can be imported and exported by itself. */
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

/** The lists and values of a store's data, by the part that they belong to. */
const sections = {
  store: {
    store: StoreSchema,
    shippingMethods: Type.Array(ShippingMethodSchema),
    paymentMethods: Type.Array(PaymentMethodSchema),
    vouchers: Type.Array(VoucherSchema),
  },
  catalogue: {
    categories: Type.Array(CategorySchema),
    products: Type.Array(ProductSchema),
    sizeGuides: Type.Array(SizeGuideSchema),
    addOns: Type.Array(AddOnSchema),
    players: Type.Array(PlayerSchema),
  },
  dictionary: { dictionary: DictionarySchema },
  content: { pages: Type.Array(PageSchema), redirects: Type.Array(RedirectSchema) },
  settings: { settings: SettingsByCulture },
} satisfies Partial<Record<Part, Record<string, TSchema>>>;

const Sku = Type.String({ minLength: 1, maxLength: 80 });

/** A style has one price, so that it may be named by itself or by any of its variants. */
export const PriceRow = Type.Object(
  {
    productId: Type.Optional(Id),
    variantId: Type.Optional(Id),
    sku: Type.Optional(Sku),
    prices: PricesSchema,
  },
  strict,
);

export const StockRow = Type.Object(
  { variantId: Type.Optional(Id), sku: Type.Optional(Sku), stock: Count },
  strict,
);

/** The schemas of a part's lists and values, by their names. */
export function sectionsOf(part: Part): Readonly<Record<string, TSchema>> {
  if (part === 'prices') return { prices: Type.Array(PriceRow) };
  if (part === 'stock') return { stock: Type.Array(StockRow) };
  if (part === 'all') return Object.assign({}, ...Object.values(sections));
  return sections[part];
}

/** A file of the part: any of its lists and values. */
export function fileSchema(part: Part): TSchema {
  const optional = Object.entries(sectionsOf(part)).map(([name, schema]) => [name, Type.Optional(schema)]);
  return Type.Object(Object.fromEntries(optional), strict);
}
