import type { Context } from '../../../platform/context';
import type { ImageRow } from '../../media';
import type { Shop } from '../../stores';
import type { StockStatus } from '../contract/product';
import { stockStatus } from '../stock';
import type { PriceRow } from './price';

/** A product in a culture, with all its variants that are for sale. */
export interface CatalogueProduct {
  id: string;
  brand: string;
  isNew: boolean;
  isUnlisted: boolean;
  name: string;
  /** Without the culture's prefix and the variant's segment. */
  path: string;
  mainCategory: { id: string; name: string } | null;
  /** In position order; at least one. */
  colors: readonly CatalogueColor[];
  variants: readonly CatalogueVariant[];
}

export interface CatalogueColor {
  code: string;
  name: string;
  swatch: string[];
  images: readonly ImageRow[];
}

export interface CatalogueVariant {
  id: string;
  color: string;
  size: string;
  sku: string;
  ean: string | null;
  isLead: boolean;
  stock: number;
  availableFrom: string | null;
  price: PriceRow;
}

/** The store, culture and day for which products are displayed. */
export interface View {
  storeId: string;
  culture: string;
  pathPrefix: string;
  /** ISO date */
  today: string;
}

/** The URL of a variant's page (S2.15). */
export function variantUrl(
  { pathPrefix }: Pick<View, 'pathPrefix'>,
  path: string,
  variantId: string,
): string {
  return `${pathPrefix}${path}/p-${variantId}/`;
}

/** The best stock status of several variants. */
export function sharedStockStatus(variants: readonly CatalogueVariant[], today: string): StockStatus {
  const statuses = new Set(variants.map((variant) => stockStatus(variant, today)));
  if (statuses.has('InStock')) return 'InStock';
  return statuses.has('InPreorderStock') ? 'InPreorderStock' : 'OutOfStock';
}

/** The variant that the links of a colour lead to. */
export function leadVariant({ variants }: CatalogueProduct, color: string): CatalogueVariant | undefined {
  const ofColor = variants.filter((variant) => variant.color === color);
  return ofColor.find(({ isLead }) => isLead) ?? ofColor[0];
}

/** The parameters for showing the shop's products today. */
export function viewOf({ storeId, culture, pathPrefix }: Shop, { clock }: Pick<Context, 'clock'>): View {
  return { storeId, culture, pathPrefix, today: clock().toISOString().slice(0, 10) };
}
