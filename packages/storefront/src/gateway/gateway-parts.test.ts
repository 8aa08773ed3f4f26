import { describe, expect, test } from 'vitest';
import { routeOf } from './route';
import { isSameOrigin } from './same-origin';

describe('routeOf', () => {
  test.each([
    ['POST', '/api/baskets', 'createBasket'],
    ['POST', '/api/users/newsletter/unsubscribe', 'unsubscribeNewsletter'],
    ['POST', '/api/users/newsletter/astralis', 'subscribeNewsletter'],
    ['POST', '/api/baskets/abc_DEF-1.x/lines', 'setBasketLines'],
    ['GET', '/api/checkout/abc/shipping/home/droppoints', 'findDropPoints'],
    ['DELETE', '/api/checkout/abc/shippingaddress', 'removeShippingAddress'],
  ])('%s %s is %s', (method, path, operation) => {
    expect(routeOf(method, path)?.operation).toBe(operation);
  });

  test.each([
    ['GET', '/api/baskets'],
    ['POST', '/api/payments/sandbox/webhook'],
    ['GET', '/api/baskets/a/b/c'],
    ['GET', '/api/baskets/..%2f..%2fhealth'],
    ['GET', '/openapi.json'],
  ])('%s %s does not pass', (method, path) => {
    expect(routeOf(method, path)).toBeNull();
  });
});

describe('isSameOrigin', () => {
  test.each([
    [{ 'Sec-Fetch-Site': 'same-origin' }, true],
    [{ 'Sec-Fetch-Site': 'cross-site', Origin: 'https://shop.example', Host: 'shop.example' }, false],
    [{ 'Sec-Fetch-Site': 'same-site' }, false],
    [{ 'Sec-Fetch-Site': 'none' }, false],
    [{ Origin: 'https://shop.example' }, true],
    [{ Origin: 'http://shop.example' }, false],
    [{ Origin: 'https://evil.example', Host: 'evil.example' }, false],
    [{ Origin: 'null', Referer: 'https://shop.example/' }, false],
    [{ Referer: 'https://shop.example/da/checkout/' }, true],
    [{ Referer: 'https://shop.example.evil.example/' }, false],
    [{ Host: 'shop.example' }, false],
  ] as [Record<string, string>, boolean][])('%j: %s', (headers, expected) => {
    expect(isSameOrigin(new Headers(headers), 'https://shop.example')).toBe(expected);
  });
});
