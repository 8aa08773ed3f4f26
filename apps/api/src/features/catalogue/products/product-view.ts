import type { Static } from 'typebox';
import { toImage } from '../../media';
import type { AddOn } from '../contract/add-on';
import type { Product, ProductCard, ProductColor, Variant } from '../contract/product';
import { stockStatus } from '../stock';
import type { PageTexts } from '../store-data';
import {
  type CatalogueColor,
  type CatalogueProduct,
  type CatalogueVariant,
  leadVariant,
  sharedStockStatus,
  type View,
  variantUrl,
} from './catalogue-product';
import { breadcrumbTo, type CategoryRecord } from './category-tree';
import { toPrice } from './price';
import { compareSizes } from './size-order';

/** Texts that appear only on a product's page. */
export type ProductTexts = Pick<
  Product,
  keyof Static<typeof PageTexts> | 'manufacturer' | 'responsiblePerson' | 'durabilityGuarantee' | 'sizeGuide'
>;

export interface ProductPage {
  product: CatalogueProduct;
  texts: ProductTexts;
  categories: readonly CategoryRecord[];
  addOns: AddOn[];
  related: ProductCard[];
}

/**
 * Converts a product to its page (S3.4). Selects the requested variant, otherwise the lead variant of the first
 * colour. Undefined if it is not for sale.
 */
export function toProduct(
  { product, texts, categories, addOns, related }: ProductPage,
  view: View,
  variantId?: string,
): Product | undefined {
  const selected = select(product, variantId);
  const color = product.colors.find(({ code }) => code === selected?.color);
  if (!selected || !color) return undefined;
  const breadcrumb = breadcrumbTo(categories, product.mainCategory?.id).map(({ name, path }) => ({
    name,
    url: view.pathPrefix + path,
  }));
  const lead = leadVariant(product, color.code) ?? selected;
  const variants = product.colors.flatMap(({ code }) =>
    product.variants
      .filter((variant) => variant.color === code)
      .toSorted((a, b) => compareSizes(a.size, b.size)),
  );
  const sizes = new Set(variants.map(({ size }) => size));
  return {
    id: product.id,
    name: product.name,
    brand: product.brand,
    url: variantUrl(view, product.path, lead.id),
    ...texts,
    breadcrumb: { parent: breadcrumb.at(-1) ?? null, items: breadcrumb },
    selectedVariantId: selected.id,
    price: toPrice(selected.price),
    attributes: { colorName: color.name, sizeNumber: selected.size, isUnlisted: product.isUnlisted },
    images: color.images.map((image) => toImage(image, view)),
    colors: product.colors.map((each) => toColor(product, each, view)),
    sizes: [...sizes].toSorted(compareSizes),
    variants: variants.map((variant) => toVariant(product, variant, view)),
    addOns,
    related,
  };
}

function select(product: CatalogueProduct, variantId: string | undefined): CatalogueVariant | undefined {
  if (variantId !== undefined) return product.variants.find(({ id }) => id === variantId);
  const [first] = product.colors;
  return first && leadVariant(product, first.code);
}

function toColor(
  product: CatalogueProduct,
  { code, name, swatch, images }: CatalogueColor,
  view: View,
): ProductColor {
  const leadVariantId = leadVariant(product, code)?.id ?? '';
  const ofColor = product.variants.filter(({ color }) => color === code);
  return {
    code,
    name,
    swatch,
    leadVariantId,
    url: variantUrl(view, product.path, leadVariantId),
    stockStatus: sharedStockStatus(ofColor, view.today),
    images: images.map((image) => toImage(image, view)),
  };
}

function toVariant(product: CatalogueProduct, variant: CatalogueVariant, view: View): Variant {
  const status = stockStatus(variant, view.today);
  return {
    id: variant.id,
    url: variantUrl(view, product.path, variant.id),
    sku: variant.sku,
    ean: variant.ean,
    color: variant.color,
    size: variant.size,
    price: toPrice(variant.price),
    stockStatus: status,
    availableFrom: status === 'InPreorderStock' ? variant.availableFrom : null,
  };
}
