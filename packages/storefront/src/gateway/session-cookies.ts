import type { components } from '@matchday/api-client';
import { loggedInCookieName } from '@matchday/commerce';

export type Tokens = components['schemas']['TokenResult'];

/** The owner of the cookies: shops on other ports of one host share a cookie jar, so each store has its own names. */
export interface CookieJar {
  storeId: string;
  /** Whether the shop's public address is https. */
  secure: boolean;
}

export interface StoredTokens {
  accessToken: string | null;
  refreshToken: string | null;
}

const day = 24 * 60 * 60;

const accessCookieName = (storeId: string) => `accessToken.${storeId}`;
const refreshCookieName = (storeId: string) => `refreshToken.${storeId}`;

/** The tokens in a request's Cookie header. */
export function readTokens(cookies: string | null, { storeId }: CookieJar): StoredTokens {
  const values = new Map(
    (cookies ?? '').split(/;\s*/).map((part) => {
      const end = part.indexOf('=');
      return [part.slice(0, end), part.slice(end + 1)] as const;
    }),
  );
  return {
    accessToken: values.get(accessCookieName(storeId)) || null,
    refreshToken: values.get(refreshCookieName(storeId)) || null,
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
  const { storeId } = jar;
  return [
    cookie(jar, accessCookieName(storeId), '', 0, true),
    cookie(jar, refreshCookieName(storeId), '', 0, true),
    cookie(jar, loggedInCookieName(storeId), '', 0, false),
  ];
}

function tokenCookies(jar: CookieJar, tokens: Tokens, days: number): string[] {
  const { storeId } = jar;
  return [
    cookie(jar, accessCookieName(storeId), tokens.access_token, days * day, true),
    cookie(jar, refreshCookieName(storeId), tokens.refresh_token, 2 * days * day, true),
    cookie(jar, loggedInCookieName(storeId), '1', 2 * days * day, false),
  ];
}

function cookie(
  { secure }: CookieJar,
  name: string,
  value: string,
  seconds: number,
  isHidden: boolean,
): string {
  const flags = `${isHidden ? '; HttpOnly' : ''}${secure ? '; Secure' : ''}`;
  return `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${flags}`;
}
