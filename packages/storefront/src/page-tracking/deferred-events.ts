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
import { reportedAddress } from './reported-address';

/** The events of the specification, by the names under which the shop tracks them (S9.2). Loaded when first needed. */
export const events = {
  addToCart,
  beginCheckout,
  pageview: ({ location, title, referrer }: Parameters<typeof pageview>[0]) =>
    pageview({
      location: reportedAddress(location),
      title,
      ...(referrer !== undefined && { referrer: reportedAddress(referrer) }),
    }),
  purchase,
  removeFromCart,
  selectItem,
  selectPromotion,
  viewCart,
  viewItem,
  viewItemList,
  viewPromotion,
};
