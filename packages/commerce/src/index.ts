export { type BasketChannel, type BasketMessage, createBasketChannel } from './basket/basket-channel';
export {
  type BasketCookie,
  basketCookieDays,
  basketCookieName,
  createBasketCookie,
  receiptCookieName,
} from './basket/basket-cookie';
export type { Basket, BasketLine, BasketState, BasketSummary, LineKey } from './basket/basket-state';
export {
  type BasketActions,
  type BasketDomain,
  type BasketOptions,
  createBasket,
  type LineToAdd,
} from './basket/create-basket';
export type {
  CheckoutState,
  DropPoint,
  InvoiceDetails,
  PaymentAttempt,
  PaymentMethod,
  ShippingDetails,
  ShippingMethod,
} from './checkout/checkout-state';
export {
  type CheckoutActions,
  type CheckoutDomain,
  type CheckoutOptions,
  createCheckout,
} from './checkout/create-checkout';
export { loadReceipt, type Order, receiptPollDelay } from './receipt/load-receipt';
export {
  createUpdateQueue,
  retryDelay,
  type UpdateQueue,
  type UpdateQueueOptions,
  updateDelay,
} from './update-queue';
