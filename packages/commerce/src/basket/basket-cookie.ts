import { storeCookieName } from '../store-cookie-name';

/** The cookies of a browser's baskets. Scripts can read the references only; the gateway replaces them by the tokens. */
export const basketCookies = {
  /** The current basket (S4.6). */
  basket: { token: 'basketId', reference: 'basketReference' },
  /** The basket paid last, until the browser is closed. */
  receipt: { token: 'receiptId', reference: 'receiptReference' },
} as const;

/** Lifetime of the basket's cookies in days (S9.7). */
export const basketCookieDays = 90;

/** Names the basket in the cookie to the gateway, whichever it is. */
export const currentBasket = 'current';

/** The browser's baskets beyond the page, by their references. The gateway writes them. */
export interface BasketCookie {
  /** The current basket; null until the first line. */
  read(): string | null;
  /** Forgets the current basket. */
  clear(): void;
  /** The basket paid last, so that its receipt can be read again. */
  readReceipt(): string | null;
}

/**
 * The basket's cookies of a store in a browser's document. A browser that has not been here since scripts could read the
 * token has no reference yet. The first call about its basket replaces its cookie.
 */
export function createBasketCookie(
  page: Pick<Document, 'cookie'> & { location: Pick<Location, 'protocol'> },
  storeId: string,
): BasketCookie {
  const isSecure = page.location.protocol === 'https:';
  const nameOf = (cookie: string) => storeCookieName(cookie, storeId, isSecure);
  const { basket, receipt } = basketCookies;
  const earlier = [nameOf(basket.token), basket.token];
  const read = (name: string) => {
    const entry = page.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
    return entry?.slice(name.length + 1) || null;
  };
  return {
    read: () => read(nameOf(basket.reference)) ?? (earlier.some(read) ? currentBasket : null),
    clear() {
      const flags = `Path=/; Max-Age=0; SameSite=Lax${isSecure ? '; Secure' : ''}`;
      for (const name of [nameOf(basket.reference), ...earlier]) page.cookie = `${name}=; ${flags}`;
    },
    readReceipt: () => read(nameOf(receipt.reference)),
  };
}
