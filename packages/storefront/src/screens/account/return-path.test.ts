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
    'javascript:alert(1)',
    'user/profile/',
    'http://[',
    '//[',
    '',
  ])('does not lead to %j', (target) => {
    expect(wanted(target)).toBeNull();
  });

  test('is nowhere when nothing asked for it', () => {
    expect(returnPath({ origin, search: '' })).toBeNull();
  });
});
