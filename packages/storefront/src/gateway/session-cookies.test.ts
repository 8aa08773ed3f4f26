import { describe, expect, test } from 'vitest';
import { cookieJar } from './cookie-jar';
import { clearedCookies, loginCookies, readTokens, refreshCookies } from './session-cookies';

const jar = { storeId: 'club', secure: true };
const local = { ...jar, secure: false };
const tokens = { access_token: 'a.b.c', refresh_token: 'r', expires_in: 900, token_type: 'Bearer' as const };
const day = 86_400;

describe('cookies', () => {
  test('after a login last as S9.6 says', () => {
    expect(loginCookies(jar, tokens)).toEqual([
      `__Host-accessToken.club=a.b.c; Path=/; Max-Age=${15 * day}; SameSite=Lax; HttpOnly; Secure`,
      `__Host-refreshToken.club=r; Path=/; Max-Age=${30 * day}; SameSite=Lax; HttpOnly; Secure`,
      `__Host-isLoggedIn.club=1; Path=/; Max-Age=${30 * day}; SameSite=Lax; Secure`,
    ]);
    expect(loginCookies(jar, { ...tokens, expires_in: 59 })[0]).toContain(`Max-Age=${day};`);
  });

  test('after a refresh last one day and two', () => {
    const [access, refresh] = refreshCookies(local, tokens);
    expect(access).toBe(`accessToken.club=a.b.c; Path=/; Max-Age=${day}; SameSite=Lax; HttpOnly`);
    expect(refresh).toContain(`Max-Age=${2 * day};`);
  });

  test('are cleared by their names', () => {
    for (const cookie of clearedCookies(jar))
      expect(cookie).toMatch(/^__Host-\w+\.club=; Path=\/; Max-Age=0;.*; Secure$/);
  });

  test.each([
    ['https://shop.example', true],
    ['http://shop.example', true],
    ['https://127.0.0.1:3000', true],
    ['http://127.0.0.1.shop.example', true],
    ['http://127.0.0.1:3000', false],
    ['http://localhost:3000', false],
    ['http://[::1]:3000', false],
  ])('of %s are secure: %s', (origin, secure) => {
    expect(cookieJar('club', origin)).toEqual({ storeId: 'club', secure });
  });

  test('of another store are not read', () => {
    const header = 'basketId=x=y; accessToken.club=a.b.c; refreshToken.other=s; refreshToken.club=r';
    expect(readTokens(header, local)).toEqual({ accessToken: 'a.b.c', refreshToken: 'r' });
    expect(readTokens(header, { ...local, storeId: 'third' })).toEqual({
      accessToken: null,
      refreshToken: null,
    });
    expect(readTokens(header, jar)).toEqual({ accessToken: null, refreshToken: null });
    expect(readTokens(null, jar)).toEqual({ accessToken: null, refreshToken: null });
  });
});
