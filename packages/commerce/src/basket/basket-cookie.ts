/** Name of the cookie that holds the basket's token (S4.6). */
export const basketCookieName = 'basketId';
/** Lifetime of the basketId cookie in days (S9.7). */
const basketCookieDays = 90;
/** Name of the cookie of the browser's session that holds the token of the basket paid last. */
export const receiptCookieName = 'receiptId';

/** Stores the basket's token beyond the page. */
export interface BasketCookie {
  read(): string | null;
  write(token: string): void;
  clear(): void;
  /** The token of the basket paid last, so that its receipt can be read again. */
  readReceipt(): string | null;
  writeReceipt(token: string): void;
}

/** The basket's cookies in a browser's document. */
export function createBasketCookie(page: Pick<Document, 'cookie' | 'location'>): BasketCookie {
  const save = (name: string, value: string, lifetime: string) => {
    const secure = page.location.protocol === 'https:' ? '; Secure' : '';
    page.cookie = `${name}=${value}; Path=/; SameSite=Lax${lifetime}${secure}`;
  };
  const read = (name: string) => {
    const entry = page.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
    return entry?.slice(name.length + 1) || null;
  };
  return {
    read: () => read(basketCookieName),
    write: (token) => save(basketCookieName, token, `; Max-Age=${basketCookieDays * 24 * 60 * 60}`),
    clear: () => save(basketCookieName, '', '; Max-Age=0'),
    readReceipt: () => read(receiptCookieName),
    writeReceipt: (token) => save(receiptCookieName, token, ''),
  };
}
