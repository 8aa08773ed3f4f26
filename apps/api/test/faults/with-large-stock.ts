import type { StoreData } from '../../src/features/imports/store-data';
import { north } from '../seed/north';
import { vouchers } from './vouchers';

/** The store `north` with more stock and vouchers than any test needs. */
export function withLargeStock(): StoreData {
  const products = north.products.map((product) => ({
    ...product,
    colors: product.colors.map((color) => ({
      ...color,
      variants: color.variants.map((variant) => ({ ...variant, stock: 10_000 })),
    })),
  }));
  return { ...north, products, vouchers };
}
