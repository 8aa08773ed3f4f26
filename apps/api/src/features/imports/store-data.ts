import type { VoucherRow } from '../baskets';
import type { AddOnRow, CategoryRow, PlayerRow, ProductRow, SizeGuideRow } from '../catalogue';
import type { PaymentMethodRow, ShippingMethodRow } from '../checkout';
import type { PageRow } from '../content';
import type { PerCulture, StoreRow, StoreSettings } from '../stores';

export type { VoucherRow } from '../baskets';
export type {
  AddOnRow,
  CategoryRow,
  ColorRow,
  PlayerRow,
  PrintSettingsRow,
  ProductRow,
  SizeGuideRow,
} from '../catalogue';
export type { PaymentMethodRow, ShippingMethodRow } from '../checkout';
export type { PageRow } from '../content';
export type { ImageRow } from '../media';
export type { NavigationLink, PerCulture, PerCurrency, StoreRow, StoreSettings } from '../stores';

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
