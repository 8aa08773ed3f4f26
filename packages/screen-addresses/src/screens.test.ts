import { expect, test } from 'vitest';
import { isScreen, needsLogin, type Screen, screens } from './screens';

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

test.each([
  ['/user/profile/', true],
  ['/user/order-history/8f1c-22/', true],
  ['/login/', false],
  ['/user/', false],
])('%s is for customers only: %s', (path, expected) => {
  expect(needsLogin(path)).toBe(expected);
});

test('a misspelt guard does not compile', () => {
  // @ts-expect-error -- the type check fails if this is allowed
  const misspelt: Screen = { path: '/user/profile/', needLogin: true };
  expect(screens).not.toContainEqual(misspelt);
});
