import type { components } from '@matchday/api-client';
import { loggedInCookie, storeCookieName } from '@matchday/commerce';

export type Tokens = components['schemas']['TokenResult'];

/** The owner of the cookies, and whether browsers may send them over https only. */
export interface CookieJar {
  storeId: string;
  secure: boolean;
}

/** The jar of a shop at a public address. Its cookies are secure, unless it runs on the visitor's machine without https. */
export function cookieJar(storeId: string, shopOrigin: string): CookieJar {
  const { protocol, hostname } = new URL(shopOrigin);
  const isLoopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
  return { storeId, secure: !(protocol === 'http:' && isLoopback) };
}

export interface StoredTokens {
  accessToken: string | null;
  refreshToken: string | null;
}

const day = 24 * 60 * 60;

const accessCookie = 'accessToken';
const refreshCookie = 'refreshToken';

const nameOf = ({ storeId, secure }: CookieJar, name: string) => storeCookieName(name, storeId, secure);

/** The cookie that says that the browser has a session, without a token. */
export const sessionCookie = (jar: CookieJar): string => nameOf(jar, loggedInCookie);

/** The tokens in a request's Cookie header. */
export function readTokens(cookies: string | null, jar: CookieJar): StoredTokens {
  const values = new Map(
    (cookies ?? '').split(/;\s*/).map((part) => {
      const end = part.indexOf('=');
      return [part.slice(0, end), part.slice(end + 1)] as const;
    }),
  );
  return {
    accessToken: values.get(nameOf(jar, accessCookie)) || null,
    refreshToken: values.get(nameOf(jar, refreshCookie)) || null,
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

function cookie(jar: CookieJar, name: string, value: string, seconds: number, isHidden: boolean): string {
  const flags = `${isHidden ? '; HttpOnly' : ''}${jar.secure ? '; Secure' : ''}`;
  return `${nameOf(jar, name)}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${flags}`;
}
