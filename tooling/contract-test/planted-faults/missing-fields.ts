import { inAnswer } from './exchange';

/** Fields that an answer lacks. */
export const missingFields = [
  inAnswer('a product has no price', 'getProduct', ({ product }) => delete product.price),
  inAnswer(
    'a variant has no stock status',
    'getProduct',
    ({ product }) => delete product.variants[0].stockStatus,
  ),
  inAnswer(
    'a card has no images',
    'listCategoryProducts',
    ({ products }) => delete products.items[0]?.images,
  ),
  inAnswer(
    'the settings have no time zone',
    'getSettings',
    ({ views }) => delete views.clubSettings.timeZone,
  ),
  inAnswer('a basket line has no price', 'getBasket', ({ basket }) => delete basket.lines[0]?.unitPrice),
  inAnswer('a text has no alias', 'getDictionary', ({ data }) => {
    delete data.views.dictionaryItemsByCulture.dictionaryItems[0].view.alias;
  }),
  inAnswer('a sitemap entry has no alternates', 'listProductSitemap', ({ sitemap }) => {
    delete sitemap.entries[0].alternates;
  }),
  inAnswer('a receipt has no order number', 'getReceipt', ({ receipt }) => delete receipt?.orderNumber),
  inAnswer('a product answer has no meta', 'getProductByVariant', (body) => delete body.meta),
];
