import {
  addToCart,
  beginCheckout,
  pageview,
  purchase,
  removeFromCart,
  selectItem,
  selectPromotion,
  viewCart,
  viewItem,
  viewItemList,
  viewPromotion,
} from '@matchday/tracking';

/** The events of the specification, by the names under which the shop tracks them (S9.2). Loaded when first needed. */
export const events = {
  addToCart,
  beginCheckout,
  pageview,
  purchase,
  removeFromCart,
  selectItem,
  selectPromotion,
  viewCart,
  viewItem,
  viewItemList,
  viewPromotion,
};
