import { type Body, inAnswer } from './exchange';

/** Fields with a value of another type. */
export const wrongTypes = [
  inAnswer('a quantity is text', 'getBasket', ({ basket }) => {
    if (basket.lines[0]) basket.lines[0].quantity = String(basket.lines[0].quantity);
  }),
  inAnswer('a count is text', 'listCategoryProducts', ({ products }) => {
    products.totalItems = String(products.totalItems);
  }),
  inAnswer('a shipping date is a number', 'getPreorder', ({ preorder }) => {
    preorder.variants[0].availableFrom = 1_795_420_800;
  }),
  inAnswer('a time is written as in Britain', 'listContentSitemap', ({ sitemap }) => {
    sitemap.entries[0].lastModified = '23/11/2026 18:00';
  }),
  inAnswer('the time of an order has no zone', 'getReceipt', ({ receipt }) => {
    if (receipt) receipt.placedAt = '2026-11-23 18:00:00';
  }),
];

/** Values that an enumeration does not have. */
export const unknownValues = [
  inAnswer('a variant has an unknown stock status', 'getProduct', ({ product }) => {
    product.variants.at(-1).stockStatus = 'Backorder';
  }),
  inAnswer('a page has an unknown type', 'getContent', ({ route }) => {
    if (route) route.contentAlias = 'landingPage';
  }),
  inAnswer('a shipping method has an unknown kind', 'getCheckout', (body) => {
    body.shippingMethods.at(-1).kind = 'locker';
  }),
  inAnswer('an order has an unknown status', 'getReceipt', ({ receipt }) => {
    if (receipt) receipt.status = 'Paid';
  }),
  inAnswer('a filter has an unknown type', 'searchProductsByBody', ({ filters }) => {
    filters[0].type = 'Slider';
  }),
];

const amounts = (body: Body, change: (money: { amount: number; currency: string }) => void): void => {
  if (typeof body !== 'object' || body === null) return;
  if (typeof body.amount === 'number' && typeof body.currency === 'string') change(body);
  for (const value of Object.values(body)) amounts(value, change);
};

/** Amounts that are not those of the shop. */
export const wrongAmounts = [
  inAnswer('a product costs dollars', 'getProduct', ({ product }) => {
    product.price.unitPrice.currency = 'USD';
  }),
  inAnswer('a basket has another currency than the culture', 'getBasket', ({ summary }) =>
    amounts(summary, (money) => {
      money.currency = money.currency === 'EUR' ? 'DKK' : 'EUR';
    }),
  ),
  inAnswer('a basket has amounts in cents', 'getBasket', (body) =>
    amounts(body, (money) => {
      money.amount *= 100;
    }),
  ),
  inAnswer('the total lacks the shipping', 'chooseShipping', ({ summary }) => {
    summary.total.amount = summary.subTotal.amount - summary.discountTotal.amount;
  }),
  inAnswer('a basket has no VAT', 'getBasket', ({ summary }) => {
    summary.taxTotal.amount = 0;
  }),
  inAnswer('a subtotal is a cent less', 'getBasket', ({ summary }) => {
    if (summary.subTotal.amount > 0) summary.subTotal.amount -= 0.01;
  }),
  inAnswer('the total of a line is its unit price', 'getBasket', ({ basket }) => {
    for (const line of basket.lines) line.total.amount = line.unitPrice.amount;
  }),
  inAnswer('a card has another price than its page', 'listCategoryProducts', ({ products }) => {
    for (const { price } of products.items) price.unitPrice.amount += 1;
  }),
  inAnswer('an order lacks the shipping', 'getReceipt', ({ receipt }) => {
    if (receipt) receipt.total.amount -= receipt.shippingTotal.amount;
  }),
];
