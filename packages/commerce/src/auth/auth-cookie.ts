import { storeCookieName } from '../store-cookie-name';

/** The cookie that scripts may read: it contains only whether a user is logged in (S4.2). */
export const loggedInCookie = 'isLoggedIn';

/** Whether the browser holds the tokens of a customer, which scripts cannot read. */
export interface AuthCookie {
  read(): boolean;
  clear(): void;
}

/** The store's cookie in a browser's document. */
export function createAuthCookie(
  page: Pick<Document, 'cookie'> & { location: Pick<Location, 'protocol'> },
  storeId: string,
): AuthCookie {
  const isSecure = page.location.protocol === 'https:';
  const name = storeCookieName(loggedInCookie, storeId, isSecure);
  return {
    read: () => page.cookie.split('; ').includes(`${name}=1`),
    clear() {
      page.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax${isSecure ? '; Secure' : ''}`;
    },
  };
}
