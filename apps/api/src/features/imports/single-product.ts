import { Type } from 'typebox';
import { Id } from '../../platform/contract/schema';
import { strict } from '../stores';
import { pricesExample, productExample } from './single-product-examples';
import { PriceRow, ProductRow } from './store-data';

const { id: _id, ...productFields } = ProductRow.properties;
const { prices } = PriceRow.properties;

/** A product in the format of an import; its id is in the path. */
export const ProductData = Type.Object(productFields, {
  ...strict,
  title: 'ProductData',
  description:
    'A product in the format of an import. Amounts are in the minor unit of their currency and include VAT',
  examples: [productExample],
});

/** A product as it was imported. */
export const StoredProduct = Type.Object(productFields, {
  ...strict,
  title: 'StoredProduct',
  description:
    'A product as it was imported. Amounts are in the minor unit of their currency and include VAT',
});

/** New prices of a product. */
export const ProductPrices = Type.Object(
  { prices },
  {
    ...strict,
    title: 'ProductPrices',
    description: 'Prices of a product, in the minor unit of their currency, VAT included',
    examples: [pricesExample],
  },
);

export const ProductParams = Type.Object({
  id: { ...Id, description: 'Id of the product', examples: ['training-shirt'] },
});

/** The name of a product in a culture, otherwise in its first one. */
export const productName = ({ id, texts }: ProductRow, culture: string): string =>
  (texts[culture] ?? Object.values(texts)[0])?.name ?? id;
