import type { SizeGuide } from '../catalogue/contract/size-guide';
import type { Block } from '../content/contract';
import type { ClubSettings, NavigationItem } from './contract';

/** One value per culture of the store. */
export type PerCulture<T> = Readonly<Record<string, T>>;

/** One amount per currency of the store, in the minor unit, VAT included. */
export type PerCurrency<T = number> = Readonly<Record<string, T>>;

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

export interface StoreRow {
  id: string;
  name: string;
  defaultCulture: string;
  rootCategoryId: string;
  orderPrefix: string;
  /** IANA time zone, such as `Europe/Madrid`, for day boundaries; UTC if missing. */
  timeZone?: string;
  cultures: readonly { culture: string; locale: string; currency: string; pathPrefix: '' | `/${string}` }[];
  /** Percent, by destination country (ISO 3166-1 alpha-2). */
  vatRates: Readonly<Record<string, number>>;
}

export interface StoreSettings
  extends Omit<
    ClubSettings,
    | 'storeId'
    | 'rootCategoryId'
    | 'culture'
    | 'currency'
    | 'hostName'
    | 'languageNavigation'
    | 'mainNavigation'
  > {
  mainNavigation: readonly NavigationLink[];
}

export type NavigationLink = Pick<NavigationItem, 'name' | 'url'> & { children?: readonly NavigationLink[] };

export interface PageRow {
  id: string;
  alias: 'contentPage' | 'frontPage' | 'termsPage' | 'contactPage';
  texts: PerCulture<{
    /** Path without the culture's prefix, such as `/about/`. */
    path: string;
    title: string;
    seoTitle: string;
    seoDescription: string;
    blocks: readonly Block[];
  }>;
}

export interface CategoryRow {
  id: string;
  parentId: string | null;
  image: ImageRow | null;
  texts: PerCulture<{
    name: string;
    /** The category's path segment, such as `home-shirts`. */
    slug: string;
    description: string;
    metaTitle: string;
    metaDescription: string;
  }>;
}

export interface ImageRow {
  /** The image's key in the media store. */
  key: string;
  altText: PerCulture<string>;
  focal: { top: number; left: number };
  width: number;
  height: number;
}

export interface ProductRow {
  id: string;
  brand: string;
  /** The first is the main category, used for the product's category name and path. */
  categoryIds: readonly string[];
  isNew: boolean;
  isUnlisted: boolean;
  manufacturer: { name: string; address: string; email: string };
  sizeGuideId?: string;
  texts: PerCulture<{
    name: string;
    slug: string;
    description: string;
    features: readonly string[];
    composition: string;
    care: string;
    /** Safety warnings. */
    warnings?: readonly string[];
    metaTitle: string;
    metaDescription: string;
  }>;
  prices: PerCurrency<{
    unit: number;
    /** Price during a sale. */
    discounted?: number;
    /** The lowest price of the 30 days before the reduction, if `history` does not contain it. */
    prior?: number;
    /** Earlier prices, oldest first; only used for variants without a recorded price history. */
    history?: readonly { since: string; asked: number; isReduced?: boolean }[];
  }>;
  colors: readonly ColorRow[];
  /** The available prints, in display order. `relationId` is unique in the store. */
  addOns?: readonly { relationId: string; addOnId: string }[];
}

export const printTypes = ['Name', 'Number', 'NameAndNumber'] as const;
export const personalisationKinds = ['Personal', 'Player'] as const;
export const textPlacements = ['NameAboveNumber', 'NameBelowNumber'] as const;

/** A print for products (S3.7, S3.8). */
export interface AddOnRow {
  id: string;
  printType: (typeof printTypes)[number];
  /** `Personal`: the shopper enters the text; `Player`: the shopper selects a player. */
  kind: (typeof personalisationKinds)[number];
  prices: PerCurrency;
  printSettings: PrintSettingsRow;
  texts: PerCulture<{ name: string; text: string }>;
}

/** S3.24, with the constraints on the printed text. */
export interface PrintSettingsRow {
  /** Height of the letters, in pixels of a product image that is 1200 pixels wide. */
  nameTextSize: number;
  numberTextSize: number;
  textPlacement: (typeof textPlacements)[number];
  nameFontUrl: string;
  numberFontUrl: string;
  /** `#rrggbb` */
  color: string;
  nameMaxLength: number;
  numberMin: number;
  numberMax: number;
  /** Characters that a name may contain besides Latin letters, digits and spaces, such as `'-`. */
  allowedCharacters: string;
}

export interface PlayerRow {
  id: string;
  name: string;
  number: number;
  /** The player's position. */
  role?: PerCulture<string>;
  isActive: boolean;
}

export interface ColorRow {
  code: string;
  swatch: readonly string[];
  name: PerCulture<string>;
  images: readonly ImageRow[];
  variants: readonly {
    id: string;
    sku: string;
    ean: string | null;
    size: string;
    stock: number;
    /** ISO date; until then the variant is in preorder. */
    availableFrom?: string;
  }[];
}

export interface SizeGuideRow {
  id: string;
  texts: PerCulture<{ name: string; notes: readonly string[] }>;
  measures: readonly { unit: SizeGuide['measures'][number]['unit']; name: PerCulture<string> }[];
  /** Smallest size first; `values` have the order of `measures`. */
  rows: readonly { size: string; values: readonly ({ from: number; to: number } | null)[] }[];
}

export interface ShippingMethodRow {
  id: string;
  kind: 'home' | 'dropPoint';
  carrier: string;
  countries: readonly string[];
  prices: PerCurrency;
  /** Shipping is free from this goods value. */
  freeFrom: PerCurrency | null;
  days: { min: number; max: number };
  texts: PerCulture<{ name: string; description: string }>;
}

/** A voucher code with its discount and conditions. */
export interface VoucherRow {
  id: string;
  /** Not case-sensitive. */
  code: string;
  kind: 'percentage' | 'amount' | 'freeShipping';
  /** For `percentage`: whole percent of the goods. */
  percent?: number;
  /** For `amount`; not usable in missing currencies. */
  amounts?: PerCurrency;
  /** Minimum goods value. */
  minimums?: PerCurrency;
  /** ISO dates in the store's time zone, both inclusive. */
  validFrom?: string;
  validUntil?: string;
  maxUses?: number;
  /** Counted by account or e-mail address. */
  maxUsesPerCustomer?: number;
  /** Whether it can be combined with other combinable vouchers. */
  combinable: boolean;
  names: PerCulture<string>;
}

export interface PaymentMethodRow {
  id: string;
  /** The payment provider: `sandbox` or `stripe`. */
  provider: string;
  texts: PerCulture<{ name: string; description: string }>;
}
