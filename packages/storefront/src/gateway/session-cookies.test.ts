import { describe, expect, test } from 'vitest';
import { clearedCookies, loginCookies, readTokens, refreshCookies } from './session-cookies';

const jar = { storeId: 'club', secure: true };
const tokens = { access_token: 'a.b.c', refresh_token: 'r', expires_in: 900, token_type: 'Bearer' as const };
const day = 86_400;

describe('cookies', () => {
  test('after a login last as S9.6 says', () => {
    expect(loginCookies(jar, tokens)).toEqual([
      `accessToken.club=a.b.c; Path=/; Max-Age=${15 * day}; SameSite=Lax; HttpOnly; Secure`,
      `refreshToken.club=r; Path=/; Max-Age=${30 * day}; SameSite=Lax; HttpOnly; Secure`,
      `isLoggedIn.club=1; Path=/; Max-Age=${30 * day}; SameSite=Lax; Secure`,
    ]);
    expect(loginCookies(jar, { ...tokens, expires_in: 59 })[0]).toContain(`Max-Age=${day};`);
  });

  test('after a refresh last one day and two', () => {
    const [access, refresh] = refreshCookies({ ...jar, secure: false }, tokens);
    expect(access).toBe(`accessToken.club=a.b.c; Path=/; Max-Age=${day}; SameSite=Lax; HttpOnly`);
    expect(refresh).toContain(`Max-Age=${2 * day};`);
  });

  test('are cleared by their names', () => {
    for (const cookie of clearedCookies(jar)) expect(cookie).toMatch(/^\w+\.club=; Path=\/; Max-Age=0;/);
  });

  test('of another store are not read', () => {
    const header = 'basketId=x=y; accessToken.club=a.b.c; refreshToken.other=s; refreshToken.club=r';
    expect(readTokens(header, jar)).toEqual({ accessToken: 'a.b.c', refreshToken: 'r' });
    expect(readTokens(header, { ...jar, storeId: 'third' })).toEqual({
      accessToken: null,
      refreshToken: null,
    });
    expect(readTokens(null, jar)).toEqual({ accessToken: null, refreshToken: null });
  });
});
