import { storeCookieName } from '@matchday/commerce';

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

/** The name of a store's cookie in a browser. */
export const cookieName = ({ storeId, secure }: CookieJar, name: string) =>
  storeCookieName(name, storeId, secure);

/** The cookies of a request's Cookie header, by name. */
export function readCookies(header: string | null): ReadonlyMap<string, string> {
  const entries = (header ?? '').split(/;\s*/).map((part) => {
    const end = part.indexOf('=');
    return [part.slice(0, end), part.slice(end + 1)] as const;
  });
  return new Map(entries);
}

interface CookieOptions {
  /** The lifetime in seconds. Default: until the browser is closed. */
  seconds?: number;
  /** Whether scripts cannot read it. */
  isHidden: boolean;
}

/** A Set-Cookie header. */
export function setCookie(
  jar: CookieJar,
  name: string,
  value: string,
  { seconds, isHidden }: CookieOptions,
): string {
  const lifetime = seconds === undefined ? '' : `; Max-Age=${seconds}`;
  const flags = `${isHidden ? '; HttpOnly' : ''}${jar.secure ? '; Secure' : ''}`;
  return `${cookieName(jar, name)}=${value}; Path=/${lifetime}; SameSite=Lax${flags}`;
}
