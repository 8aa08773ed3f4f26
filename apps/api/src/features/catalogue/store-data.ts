import type { ImageRow } from '../media/image';
import type { PerCulture, PerCurrency } from '../stores/store-data';
import type { SizeGuide } from './contract/size-guide';

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
interface PrintSettingsRow {
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
