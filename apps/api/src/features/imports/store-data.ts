import type { VoucherRow } from '../baskets/vouchers/store-data';
import type { AddOnRow, CategoryRow, PlayerRow, ProductRow, SizeGuideRow } from '../catalogue/store-data';
import type { PaymentMethodRow, ShippingMethodRow } from '../checkout/store-data';
import type { PageRow } from '../content/store-data';
import type { PerCulture, StoreRow, StoreSettings } from '../stores/store-data';

export type { VoucherRow } from '../baskets/vouchers/store-data';
export type {
  AddOnRow,
  CategoryRow,
  ColorRow,
  PlayerRow,
  ProductRow,
  SizeGuideRow,
} from '../catalogue/store-data';
export type { PaymentMethodRow, ShippingMethodRow } from '../checkout/store-data';
export type { PageRow } from '../content/store-data';
export type { ImageRow } from '../media/image';
export type { NavigationLink, PerCulture, StoreRow, StoreSettings } from '../stores/store-data';

/**
 * The data of a store in the import format.
 * Links in settings and content can be written as `category:<id>`, `product:<variant id>` or `page:<id>`; the import
 * replaces them with the culture's paths.
 */
export interface StoreData {
  store: StoreRow;
  settings: PerCulture<StoreSettings>;
  dictionary: PerCulture<Readonly<Record<string, string>>>;
  pages: readonly PageRow[];
  redirects: readonly { culture: string; from: string; to: string }[];
  categories: readonly CategoryRow[];
  products: readonly ProductRow[];
  sizeGuides?: readonly SizeGuideRow[];
  /** The prints for products. */
  addOns?: readonly AddOnRow[];
  /** Players for player prints; a missing player has left the club. */
  players?: readonly PlayerRow[];
  shippingMethods: readonly ShippingMethodRow[];
  vouchers?: readonly VoucherRow[];
  paymentMethods: readonly PaymentMethodRow[];
}
