export { IdParams } from '../../platform/contract/schema';
export type { IndexBuilder } from './cache/cached-index';
export { Catalogue, type CatalogueContext } from './cache/catalogue';
export type { MarketReader } from './cache/market-cache';
export { linePrint, Personalisation } from './contract/personalisation';
export { ProductCard, ProductList, StockStatus } from './contract/product';
export { measureUnits } from './contract/size-guide';
export { lineId, normaliseName, normalisePrint, type Print, type PrintRequest } from './prints/print';
export type { PrintOffer } from './prints/print-offer';
export { isStillOffered, resolvePrint } from './prints/resolve-print';
export { variantUrl, viewOf } from './products/catalogue-product';
export { breadcrumbTo, type CategoryRecord } from './products/category-tree';
export { productCards } from './products/find-product-cards';
export { compareSizes } from './products/size-order';
export { findCategories } from './queries/categories';
export { type NewPrice, writePrices } from './queries/prices';
export { findPrintOffer, offerOf } from './queries/print-offers';
export type { Market } from './queries/products';
export { findStockLevels, returnStock, takeStock, type VariantQuantity } from './queries/stock';
export { findVariantName } from './queries/variant-names';
export { maxLineQuantity, maxQuantity, perVariant, quantityOnOtherLines, stockStatus } from './stock';
export {
  type AddOnRow,
  type CategoryRow,
  type ProductRow,
  personalisationKinds,
  printTypes,
  textPlacements,
} from './store-data';
