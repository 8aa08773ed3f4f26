export { type OrderList, type OrderListItem, type Passkey, type Session } from './account/actions';
export {
  type Account,
  type AccountOptions,
  createAccount,
  type ProfileChange,
} from './account/create-account';
export type { Credentials } from './auth/actions';
export { type AuthChannel, type AuthMessage, createAuthChannel } from './auth/auth-channel';
export { type AuthCookie, createAuthCookie, loggedInCookie } from './auth/auth-cookie';
export type { AuthState, Profile } from './auth/auth-state';
export {
  type AuthActions,
  type AuthDomain,
  type AuthOptions,
  createAuth,
} from './auth/create-auth';
export { createDeferredAuth } from './auth/deferred-auth';
export { type BasketChannel, type BasketMessage, createBasketChannel } from './basket/basket-channel';
export {
  type BasketCookie,
  basketCookieDays,
  basketCookies,
  createBasketCookie,
  currentBasket,
} from './basket/basket-cookie';
export type { BasketActions, BasketDomain, BasketOptions, LineToAdd } from './basket/basket-domain';
export type {
  Basket,
  BasketLine,
  BasketState,
  BasketSummary,
  LineKey,
} from './basket/basket-state';
export { createBasket } from './basket/create-basket';
export { createDeferredBasket } from './basket/deferred-basket';
export { isBasketClosed } from './basket/is-basket-closed';
export { basketPricesKey, type PriceStorage, priceChanges, recordPrices } from './basket/price-changes';
export { type BasketRecovery, recoverBasket } from './basket/recover-basket';
export type {
  CheckoutActions,
  CheckoutDomain,
  CheckoutOptions,
  PaymentUrls,
} from './checkout/checkout-domain';
export type {
  CheckoutState,
  DropPoint,
  InvoiceDetails,
  PaymentAttempt,
  PaymentMethod,
  ShippingDetails,
  ShippingMethod,
} from './checkout/checkout-state';
export { createCheckout } from './checkout/create-checkout';
export { paymentChoiceKey } from './checkout/payment-choice';
export {
  type NewsletterList,
  type NewsletterSignUp,
  signUp,
} from './newsletter/sign-up';
export { supportsPasskeys } from './passkeys/supports-passkeys';
export { queryClientOf } from './query-client';
export { loadReceipt, type Order } from './receipt/load-receipt';
export { storeCookieName } from './store-cookie-name';
export { createTabLock, type TabLock } from './tab-lock';
