export { DropPoint, InvoiceDetails, ShippingDetails } from './address-contract';
export { addressesOf, chosenShippingMethod, shippingCountry, shipsTo } from './addresses';
export { type BasketTokenPayload, basketTokenDays, creatorMark, readToken, signToken } from './basket-token';
export { basketTotals, basketVat, type Vat } from './basket-totals';
export {
  atVersion,
  type BasketChange,
  IfMatchHeader,
  ifMatchOf,
  requireVersion,
  sendVersion,
  versionErrors,
} from './basket-version';
export { isLineAvailable, isLineReturnable, lineProperties, toBasket, toSummary } from './basket-view';
export { Basket, BasketSummary, BasketToken, DeliveryTime } from './contract';
export { deliveryTime } from './delivery-time';
export { shortage } from './line-error';
export { lineTotal, shippingCost, type Totals, unitDiscount } from './pricing';
export {
  claimBasket,
  claimUnowned,
  findBasketOwner,
  findCustomerBasket,
  lockBaskets,
  mergeInto,
} from './queries/basket-merging';
export {
  type ChosenShippingMethod,
  type DisplayedLine,
  findBasket,
  findDisplayedBasket,
  lockBasket,
  markOrdered,
  type StoredBasket,
} from './queries/baskets';
export { anonymiseBaskets, saveMissingBilling } from './queries/customer-baskets';
export { carryOverUnordered, hasNextBasket } from './queries/next-basket';
export { CheckoutAnswer, TokenParams } from './routes/responses';
export { takeBasketToken } from './take-token';
export { vatRate } from './vat';
export { allocate } from './vouchers/allocate';
export type { VoucherEffect } from './vouchers/apply-vouchers';
export {
  unusableVoucherErrors,
  voucherEffect,
  voucherErrors,
  waivedShippingCost,
} from './vouchers/basket-vouchers';
export { addVoucher, removeVoucher } from './vouchers/change-vouchers';
export { OrderVoucher, VoucherCode, voucherKinds } from './vouchers/contract';
export { lockVouchers } from './vouchers/queries';
export { normaliseCode } from './vouchers/voucher';
export { basketErrors, openBasketErrors, withBasket } from './with-basket';
