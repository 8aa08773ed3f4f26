import { expect, test } from 'vitest';
import * as catalogue from '../src/catalogue';
import * as surface from '../src/index';
import * as react from '../src/react';

test('exports the names that importers rely on', () => {
  expect(Object.keys(surface).toSorted()).toMatchInlineSnapshot(`
    [
      "basketCookieDays",
      "basketCookies",
      "basketPricesKey",
      "createAccount",
      "createAuth",
      "createAuthChannel",
      "createAuthCookie",
      "createBasket",
      "createBasketChannel",
      "createBasketCookie",
      "createCheckout",
      "createDeferredAuth",
      "createDeferredBasket",
      "createTabLock",
      "currentBasket",
      "isBasketClosed",
      "loadReceipt",
      "loggedInCookie",
      "paymentChoiceKey",
      "priceChanges",
      "queryClientOf",
      "recordPrices",
      "recoverBasket",
      "signUp",
      "storeCookieName",
      "supportsPasskeys",
    ]
  `);
});

test('exports the catalogue’s names that screens use', () => {
  expect(Object.keys(catalogue).toSorted()).toMatchInlineSnapshot(`
    [
      "bitFilters",
      "chosenFilters",
      "chosenPrint",
      "createList",
      "createSuggestions",
      "emptyListQuery",
      "listPageSize",
      "listParameters",
      "loadList",
      "multipleFilters",
      "nothingPrinted",
      "outsideClickGuard",
      "pagesTogether",
      "printFields",
      "printOf",
      "printedText",
      "readListQuery",
      "recordViewed",
      "sortings",
      "viewedProducts",
      "viewedProductsKey",
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
      "useInvoices",
      "useList",
      "useOrder",
      "useOrderReceipt",
      "useOrders",
      "usePasskeys",
      "useProducts",
      "useSessions",
      "useSuggestions",
      "useUser",
    ]
  `);
});
