import { expect, test } from 'vitest';
import { isScreen } from './screens';

test.each([
  '/cart/',
  '/search-page/',
  '/search-page/page-2/',
  '/user/order-history/',
  '/user/order-history/8f1c-22/',
  '/withdrawal/',
])('%s is a screen', (path) => {
  expect(isScreen(path)).toBe(true);
});

test.each(['/', '/cart', '/cart/extra/', '/carts/', '/user/', '/user/order-history/a/b/', '/shirts/c-7/'])(
  '%s is no screen',
  (path) => {
    expect(isScreen(path)).toBe(false);
  },
);
