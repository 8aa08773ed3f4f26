import { type TSchema, Type } from 'typebox';
import { Id } from '../../platform/contract/schema';
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

/** The parts of a store's data that can be imported and exported separately. */
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

/** The lists and values of a store's data, by part. */
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

/** A price row. All variants of a product have the same price, so any of them can identify it. */
const PriceRow = Type.Object(
  {
    productId: Type.Optional(Id),
    variantId: Type.Optional(Id),
    sku: Type.Optional(Sku),
    prices: PricesSchema,
  },
  strict,
);

const StockRow = Type.Object({ variantId: Type.Optional(Id), sku: Type.Optional(Sku), stock: Count }, strict);

/** The schemas of a part's lists and values, by name. */
export function sectionsOf(part: Part): Readonly<Record<string, TSchema>> {
  if (part === 'prices') return { prices: Type.Array(PriceRow) };
  if (part === 'stock') return { stock: Type.Array(StockRow) };
  if (part === 'all') return Object.assign({}, ...Object.values(sections));
  return sections[part];
}

/** The schema of a file: any of the part's lists and values. */
export function fileSchema(part: Part): TSchema {
  const optional = Object.entries(sectionsOf(part)).map(([name, schema]) => [name, Type.Optional(schema)]);
  return Type.Object(Object.fromEntries(optional), strict);
}
