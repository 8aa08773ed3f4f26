export {
  addToCart,
  beginCheckout,
  type PricedVariants,
  pageview,
  purchase,
  removeFromCart,
  selectItem,
  selectPromotion,
  type TrackedOrder,
  type TrackedPromotion,
  viewCart,
  viewItem,
  viewItemList,
  viewPromotion,
} from './build-events';
export { type Consent, type ConsentOptions, consentStorageKey, createConsent } from './consent';
export {
  acceptAll,
  type ConsentChoice,
  type ConsentKey,
  type ConsentSignals,
  type ConsentState,
  type DecidedConsent,
  deniedSignals,
  type PendingConsent,
  rejectAll,
} from './consent-state';
export { type DataLayer, dataLayerDestination } from './data-layer';
export type { Destination } from './destination';
export type {
  EcommerceEvent,
  EcommerceEventName,
  EcommerceFields,
  PageviewEvent,
  TrackingEvent,
} from './events';
export type { Item, TrackedList, TrackedVariant } from './item';
export { purchaseStorageKey } from './purchase-ledger';
export { dependableStorage, type KeyValueStorage } from './storage';
export { createTracker, type Tracker, type TrackerOptions } from './tracker';
