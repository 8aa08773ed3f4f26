/** What a shopper has chosen of each filter. */
export interface Selection {
  /** Only what is in this category or below it; not a filter, it is left out of no count. */
  within: string | undefined;
  category: readonly string[];
  brand: readonly string[];
  color: readonly string[];
  size: readonly string[];
  /** In the currency's minor unit. */
  price: { min: number | undefined; max: number | undefined } | undefined;
  inStock: boolean;
  onSale: boolean;
  new: boolean;
}

export const nothingChosen: Selection = {
  within: undefined,
  category: [],
  brand: [],
  color: [],
  size: [],
  price: undefined,
  inStock: false,
  onSale: false,
  new: false,
};

export type MultipleFilterId = 'category' | 'color' | 'size' | 'brand';
export type BitFilterId = 'inStock' | 'onSale' | 'new';
export const multipleFilterIds = ['category', 'color', 'size', 'brand'] as const;
export const bitFilterIds = ['inStock', 'onSale', 'new'] as const;
export const rangeFilterIds = ['price'] as const;

/** Counts are of products, each filter's as if nothing of itself were chosen. */
export interface Counts {
  multiple: Readonly<Record<MultipleFilterId, Uint32Array>>;
  price: { min: number; max: number } | undefined;
  bits: Record<BitFilterId, number>;
}

/** A product that has a variant with all that is chosen. */
export interface Match {
  ordinal: number;
  /** The first such variant's colour. */
  color: number;
  /** The lowest price asked for such a variant, in the currency's minor unit. */
  asked: number;
}
