import type { components } from '@matchday/api-client';
import { loggedInCookie } from '@matchday/commerce';
import { type CookieJar, cookieName, readCookies, setCookie } from './cookie-jar';

export type Tokens = components['schemas']['TokenResult'];

export interface StoredTokens {
  accessToken: string | null;
  refreshToken: string | null;
}

const day = 24 * 60 * 60;

export const accessCookie = 'accessToken';
export const refreshCookie = 'refreshToken';

/** The lifetime of the cookies after a login, in days, with the API's access tokens of 15 minutes (S9.6). */
export const sessionDays = { access: 15, refresh: 30 } as const;

/** The cookie that says that the browser has a session, without a token. */
export const sessionCookie = (jar: CookieJar): string => cookieName(jar, loggedInCookie);

/** The tokens in a request's Cookie header. */
export function readTokens(cookies: string | null, jar: CookieJar): StoredTokens {
  const values = readCookies(cookies);
  return {
    accessToken: values.get(cookieName(jar, accessCookie)) || null,
    refreshToken: values.get(cookieName(jar, refreshCookie)) || null,
  };
}

/** S9.6: after a login as many days as the access token has minutes, one at least; the refresh token twice that. */
export function loginCookies(jar: CookieJar, tokens: Tokens): string[] {
  return tokenCookies(jar, tokens, Math.max(1, Math.floor(tokens.expires_in / 60)));
}

/** S9.6: after a refresh one day and two. */
export function refreshCookies(jar: CookieJar, tokens: Tokens): string[] {
  return tokenCookies(jar, tokens, 1);
}

/** Ends the browser's session. */
export function clearedCookies(jar: CookieJar): string[] {
  return [
    cookie(jar, accessCookie, '', 0, true),
    cookie(jar, refreshCookie, '', 0, true),
    cookie(jar, loggedInCookie, '', 0, false),
  ];
}

function tokenCookies(jar: CookieJar, tokens: Tokens, days: number): string[] {
  return [
    cookie(jar, accessCookie, tokens.access_token, days * day, true),
    cookie(jar, refreshCookie, tokens.refresh_token, 2 * days * day, true),
    cookie(jar, loggedInCookie, '1', 2 * days * day, false),
  ];
}

const cookie = (jar: CookieJar, name: string, value: string, seconds: number, isHidden: boolean) =>
  setCookie(jar, name, value, { seconds, isHidden });
