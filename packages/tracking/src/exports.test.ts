import { expect, test } from 'vitest';
import * as surface from './index';

test('exports what its users rely on', () => {
  expect(Object.keys(surface).toSorted()).toMatchInlineSnapshot(`
    [
      "acceptAll",
      "addToCart",
      "beginCheckout",
      "consentStorageKey",
      "consentWait",
      "createConsent",
      "createTracker",
      "dataLayerDestination",
      "deniedSignals",
      "dependableStorage",
      "itemLimit",
      "pageview",
      "purchase",
      "rejectAll",
      "removeFromCart",
      "roundAmount",
      "selectItem",
      "selectPromotion",
      "viewCart",
      "viewItem",
      "viewItemList",
      "viewPromotion",
    ]
  `);
});
