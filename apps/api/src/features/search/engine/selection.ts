/** The selected values of each filter. */
export interface Selection {
  /** Limits the search to this category and its descendants. Not a filter: it also applies to every count. */
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

export const emptySelection: Selection = {
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

/** Numbers of products per filter value, calculated as if nothing were selected in that filter. */
export interface Counts {
  multiple: Readonly<Record<MultipleFilterId, Uint32Array>>;
  price: { min: number; max: number } | undefined;
  bits: Record<BitFilterId, number>;
}

/** A product with a variant that passes every filter. */
export interface Match {
  ordinal: number;
  /** Colour of the first such variant. */
  color: number;
  /** Lowest price of such a variant, in the currency's minor unit. */
  price: number;
}
