import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loginPath, returnPath } from './return-path';

const origin = 'https://shop.example';
const wanted = (returnTo: string) => returnPath({ origin, search: `?${new URLSearchParams({ returnTo })}` });

describe('the way back from the login', () => {
  test('leads to where the shopper was', () => {
    const login = loginPath('/da', { pathname: '/da/user/order-history/', search: '?page=2' });
    const { pathname, search } = new URL(login, origin);
    expect(pathname).toBe('/da/login/');
    expect(returnPath({ origin, search })).toBe('/da/user/order-history/?page=2');
  });

  test.each([
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example/',
    '/\t/elsewhere.example/',
    '/.//elsewhere.example/',
    '/./\\elsewhere.example/',
    '/shirts/..//elsewhere.example/',
    '/%2e//elsewhere.example/',
    '/.\t//elsewhere.example/',
    'javascript:alert(1)',
    'user/profile/',
    'http://[',
    '//[',
    '',
  ])('does not lead to %j', (target) => {
    expect(wanted(target)).toBeNull();
  });

  test('stays in the shop for any value', () => {
    const step = fc.constantFrom('/', '\\', './', '../', '%2e/', '.', '\t');
    const other = fc.constantFrom(
      '%2f',
      '%5c',
      '\n',
      '\r',
      '\0',
      ' ',
      '@',
      ':',
      '?',
      '#',
      'user:secret@',
      '[::1]',
    );
    const name = fc.constantFrom('elsewhere.example/', 'shop.example', 'shirts/', 'https:', 'javascript:');
    const part = fc.oneof({ arbitrary: step, weight: 5 }, other, name);
    const returnTo = fc.array(part, { maxLength: 5 }).map((parts) => `/${parts.join('')}`);
    fc.assert(
      fc.property(returnTo, (value) => {
        const path = wanted(value);
        if (path === null) return;
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(new URL(path, `${origin}/da/login/`).origin).toBe(origin);
      }),
    );
  });

  test('is nowhere when nothing asked for it', () => {
    expect(returnPath({ origin, search: '' })).toBeNull();
  });
});
