import type { Block } from '../contract/content';
import type { ClubSettings, NavigationItem } from '../contract/settings';
import type { SizeGuide } from '../contract/size-guide';

/** One value for each culture of the store. */
export type PerCulture<T> = Readonly<Record<string, T>>;

/** One amount for each currency of the store, in the minor unit, VAT included. */
export type PerCurrency<T = number> = Readonly<Record<string, T>>;

/**
 * All that a store sells and says, in the form in which it is imported.
 * An address in settings and content may be written as `category:<id>`, `product:<variant id>` or `page:<id>`;
 * the import replaces it by the culture's path.
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
  /** The prints that products can be ordered with. */
  addOns?: readonly AddOnRow[];
  /** Whose names and numbers are printed; a player who is left out has left. */
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
  /** IANA, such as `Europe/Madrid`: where its days begin; UTC where it is missing. */
  timeZone?: string;
  cultures: readonly { culture: string; locale: string; currency: string; pathPrefix: '' | `/${string}` }[];
  /** Percent, by country of delivery (ISO 3166-1 alpha-2). */
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
    /** Path below the culture's prefix, such as `/about/`. */
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
    /** The category's own segment of the path, such as `home-shirts`. */
    slug: string;
    description: string;
    metaTitle: string;
    metaDescription: string;
  }>;
}

export interface ImageRow {
  /** The picture's key in the media store. */
  key: string;
  altText: PerCulture<string>;
  focal: { top: number; left: number };
  width: number;
  height: number;
}

export interface ProductRow {
  id: string;
  brand: string;
  /** The first is the one whose name and path the product carries. */
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
    /** What safety demands to be said before it is used. */
    warnings?: readonly string[];
    metaTitle: string;
    metaDescription: string;
  }>;
  prices: PerCurrency<{
    unit: number;
    /** What is asked instead of `unit` while the product is on sale. */
    discounted?: number;
    /** The lowest price of the 30 days before the reduction, as far as `history` does not tell it. */
    prior?: number;
    /** What was asked until now, in the order of time; read for variants whose prices the shop does not know yet. */
    history?: readonly { since: string; asked: number; isReduced?: boolean }[];
  }>;
  colors: readonly ColorRow[];
  /** The prints that it can be ordered with, in the order in which they are offered. `relationId` is unique in the store. */
  addOns?: readonly { relationId: string; addOnId: string }[];
}

export const printTypes = ['Name', 'Number', 'NameAndNumber'] as const;
export const personalisationKinds = ['Personal', 'Player'] as const;
export const textPlacements = ['NameAboveNumber', 'NameBelowNumber'] as const;

/** Something that is printed on a product (S3.7, S3.8). */
export interface AddOnRow {
  id: string;
  printType: (typeof printTypes)[number];
  /** `Personal`: the fan writes it; `Player`: it is taken from one of the store's players. */
  kind: (typeof personalisationKinds)[number];
  prices: PerCurrency;
  printSettings: PrintSettingsRow;
  texts: PerCulture<{ name: string; text: string }>;
}

/** S3.24, and what may be printed. */
export interface PrintSettingsRow {
  /** Height of the letters, in pixels of a picture of the product that is 1200 pixels wide. */
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
  /** What a name may have besides Latin letters, digits and spaces, such as `'-`. */
  allowedCharacters: string;
}

export interface PlayerRow {
  id: string;
  name: string;
  number: number;
  /** What the player plays as. */
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
  /** The smallest first; `values` stand in the order of `measures`. */
  rows: readonly { size: string; values: readonly ({ from: number; to: number } | null)[] }[];
}

export interface ShippingMethodRow {
  id: string;
  kind: 'home' | 'dropPoint';
  carrier: string;
  countries: readonly string[];
  prices: PerCurrency;
  /** Free from this sum of goods on. */
  freeFrom: PerCurrency | null;
  days: { min: number; max: number };
  texts: PerCulture<{ name: string; description: string }>;
}

/** What a code takes off, and when. */
export interface VoucherRow {
  id: string;
  /** As it is made known; capitals and small letters are the same. */
  code: string;
  kind: 'percentage' | 'amount' | 'freeShipping';
  /** For `percentage`: whole percent of the goods. */
  percent?: number;
  /** For `amount`; a currency that is left out cannot use it. */
  amounts?: PerCurrency;
  /** The least that the goods must be worth. */
  minimums?: PerCurrency;
  /** ISO dates in the store's time; both days belong to it. */
  validFrom?: string;
  validUntil?: string;
  maxUses?: number;
  /** By account or e-mail address. */
  maxUsesPerCustomer?: number;
  /** Whether it can stand beside others that can, too. */
  combinable: boolean;
  names: PerCulture<string>;
}

export interface PaymentMethodRow {
  id: string;
  /** The implementation that serves it: `sandbox` or `stripe`. */
  provider: string;
  texts: PerCulture<{ name: string; description: string }>;
}
