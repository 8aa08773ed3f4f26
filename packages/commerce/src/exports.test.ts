import { expect, test } from 'vitest';
import * as catalogue from './catalogue';
import * as surface from './index';
import * as react from './react';

test('exports what its users rely on', () => {
  expect(Object.keys(surface).toSorted()).toMatchInlineSnapshot(`
    [
      "autosaveDelay",
      "basketCookieDays",
      "basketCookieName",
      "createAccount",
      "createAuth",
      "createAuthChannel",
      "createAuthCookie",
      "createAuthState",
      "createBasket",
      "createBasketChannel",
      "createBasketCookie",
      "createBasketState",
      "createCheckout",
      "createDeferredAuth",
      "createDeferredBasket",
      "createTabChannel",
      "createUpdateQueue",
      "defaultClubIdentifier",
      "loadReceipt",
      "loggedInCookieName",
      "notePrices",
      "orderPageSize",
      "priceChanges",
      "queryClientOf",
      "receiptCookieName",
      "receiptPollDelay",
      "recoverBasket",
      "recoveryDelays",
      "retryDelay",
      "signUp",
    ]
  `);
});

test('exports what screens use of the catalogue', () => {
  expect(Object.keys(catalogue).toSorted()).toMatchInlineSnapshot(`
    [
      "bitFilters",
      "chosenFilters",
      "chosenPrint",
      "createList",
      "createSuggestions",
      "emptyListQuery",
      "fetchDelay",
      "listPageSize",
      "listParameters",
      "loadList",
      "multipleFilters",
      "noteViewed",
      "nothingPrinted",
      "outsideClickGuard",
      "pagesOf",
      "pagesTogether",
      "printFields",
      "printOf",
      "printedText",
      "readListQuery",
      "searchParameters",
      "sortings",
      "viewedAtMost",
      "viewedProducts",
      "withBits",
      "withPrice",
      "withValues",
      "withoutFilters",
      "writeListQuery",
    ]
  `);
});

test('exports its hooks', () => {
  expect(Object.keys(react).toSorted()).toMatchInlineSnapshot(`
    [
      "CommerceProvider",
      "useAccount",
      "useAuth",
      "useAuthActions",
      "useBasket",
      "useBasketActions",
      "useCheckout",
      "useCheckoutActions",
      "useCommerce",
      "useDropPoints",
      "useList",
      "useOrder",
      "useOrderReceipt",
      "useOrders",
      "useProducts",
      "useSuggestions",
      "useUser",
    ]
  `);
});
