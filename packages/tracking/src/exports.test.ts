import { expect, test } from 'vitest';
import * as surface from './index';

test('exports what its users rely on', () => {
  expect(Object.keys(surface).toSorted()).toMatchInlineSnapshot(`
    [
      "acceptAll",
      "addToCart",
      "beginCheckout",
      "consentStorageKey",
      "createConsent",
      "createTracker",
      "dataLayerDestination",
      "deniedSignals",
      "dependableStorage",
      "pageview",
      "purchase",
      "purchaseStorageKey",
      "rejectAll",
      "removeFromCart",
      "selectItem",
      "selectPromotion",
      "viewCart",
      "viewItem",
      "viewItemList",
      "viewPromotion",
    ]
  `);
});
