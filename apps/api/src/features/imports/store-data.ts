import { type Static, Type } from 'typebox';
import { described, Id } from '../../platform/contract/schema';
import { VoucherRow } from '../baskets/vouchers/store-data';
import { AddOnRow, PlayerRow } from '../catalogue/prints/store-data';
import { SizeGuideRow } from '../catalogue/size-guides/store-data';
import { CategoryRow, ColorRow, Prices, ProductRow, VariantRow } from '../catalogue/store-data';
import { PaymentMethodRow, ShippingMethodRow } from '../checkout/store-data';
import { PageRow, RedirectRow } from '../content/store-data';
import { Count, perCulture, strict } from '../stores/fields';
import { Dictionary, StoreRow, StoreSettings } from '../stores/store-data';

export { CategoryFields, CategoryTexts, ProductFields, ProductTexts } from '../catalogue/store-data';
export { PageText } from '../content/store-data';
export type { ImageRow } from '../media/store-data';
export type { PerCulture } from '../stores/fields';
export type { NavigationLink } from '../stores/store-data';
export {
  AddOnRow,
  CategoryRow,
  ColorRow,
  PageRow,
  PaymentMethodRow,
  PlayerRow,
  ProductRow,
  RedirectRow,
  ShippingMethodRow,
  SizeGuideRow,
  StoreRow,
  StoreSettings,
  VariantRow,
  VoucherRow,
};

/** The schema of an entry, by the list of a store's data that contains it. */
export const entrySchemas = {
  pages: PageRow,
  redirects: RedirectRow,
  categories: CategoryRow,
  products: ProductRow,
  sizeGuides: SizeGuideRow,
  addOns: AddOnRow,
  players: PlayerRow,
  shippingMethods: ShippingMethodRow,
  paymentMethods: PaymentMethodRow,
  vouchers: VoucherRow,
};

/** The schemas of the values of a store's data that are not lists. */
export const valueSchemas = {
  store: StoreRow,
  settings: perCulture(StoreSettings),
  dictionary: perCulture(Dictionary),
};

/** A list of a store's data. */
export type ListName = keyof typeof entrySchemas;
export type Entries = { [Name in ListName]: Static<(typeof entrySchemas)[Name]> };
export type Lists = { [Name in ListName]?: readonly Entries[Name][] };
export type Values = { [Name in keyof typeof valueSchemas]: Static<(typeof valueSchemas)[Name]> };

/** The lists that a store may lack. */
type OptionalList = 'sizeGuides' | 'addOns' | 'players' | 'vouchers';

/**
 * The data of a store in the import format.
 * Links in settings and content can be written as `category:<id>`, `product:<variant id>` or `page:<id>`, and media as
 * `media:<key>`; the import replaces them with the culture's paths.
 */
export interface StoreData extends Values, Required<Omit<Lists, OptionalList>>, Pick<Lists, OptionalList> {}

const Sku = Type.String({ minLength: 1, maxLength: 80 });

/** A price row. All variants of a product have the same price, so any of them can identify it. */
export const PriceRow = Type.Object(
  {
    productId: Type.Optional(described(Id, 'Id of the product')),
    variantId: Type.Optional(described(Id, 'Id of a variant, which stands for its product')),
    sku: Type.Optional(described(Sku, 'Stock keeping unit of a variant, which stands for its product')),
    prices: Prices,
  },
  strict,
);
export type PriceRow = Static<typeof PriceRow>;

export const StockRow = Type.Object(
  {
    variantId: Type.Optional(described(Id, 'Id of the variant')),
    sku: Type.Optional(described(Sku, 'Stock keeping unit of the variant')),
    stock: described(Count, 'Number of units for sale; reserved ones do not count', 25),
  },
  strict,
);
export type StockRow = Static<typeof StockRow>;

/** The content of an import or export file: parts of a store's data, or prices or stock of its products. */
export interface FileContent extends Partial<StoreData> {
  prices?: readonly PriceRow[];
  stock?: readonly StockRow[];
}

export const isListName = (name: string): name is ListName => name in entrySchemas;

/** The entries of a list; none if the store lacks it. */
export function entriesOf<Name extends ListName>(data: Lists, name: Name): readonly Entries[Name][] {
  return data[name] ?? [];
}
