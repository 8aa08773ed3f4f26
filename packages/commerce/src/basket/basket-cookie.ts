import { storeCookieName } from '../store-cookie-name';

/** The cookie that holds the basket's token (S4.6). */
const basketCookie = 'basketId';
/** Lifetime of the basket's cookie in days (S9.7). */
const basketCookieDays = 90;
/** The cookie of the browser's session that holds the token of the basket paid last. */
const receiptCookie = 'receiptId';

/** Stores the basket's token beyond the page. */
export interface BasketCookie {
  read(): string | null;
  write(token: string): void;
  clear(): void;
  /** The token of the basket paid last, so that its receipt can be read again. */
  readReceipt(): string | null;
  writeReceipt(token: string): void;
}

/**
 * The basket's cookies of a store in a browser's document. A basket in a cookie from before each store had its own is
 * carried over. If it belongs to another store, the API does not know it, and the store begins its own.
 */
export function createBasketCookie(
  page: Pick<Document, 'cookie'> & { location: Pick<Location, 'protocol'> },
  storeId: string,
): BasketCookie {
  const isSecure = page.location.protocol === 'https:';
  const nameOf = (cookie: string) => storeCookieName(cookie, storeId, isSecure);
  const save = (name: string, value: string, lifetime: string) => {
    page.cookie = `${name}=${value}; Path=/; SameSite=Lax${lifetime}${isSecure ? '; Secure' : ''}`;
  };
  const read = (name: string) => {
    const entry = page.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
    return entry?.slice(name.length + 1) || null;
  };
  const write = (token: string) =>
    save(nameOf(basketCookie), token, `; Max-Age=${basketCookieDays * 24 * 60 * 60}`);
  return {
    read() {
      const known = read(nameOf(basketCookie));
      if (known) return known;
      const earlier = read(basketCookie);
      if (earlier) write(earlier);
      return earlier;
    },
    write,
    clear() {
      for (const name of [nameOf(basketCookie), basketCookie]) save(name, '', '; Max-Age=0');
    },
    readReceipt: () => read(nameOf(receiptCookie)),
    writeReceipt: (token) => save(nameOf(receiptCookie), token, ''),
  };
}
