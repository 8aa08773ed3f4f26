/** Name of the cookie that scripts may read: it contains only whether a user is logged in (S4.2). */
export const loggedInCookieName = (storeId: string) => `isLoggedIn.${storeId}`;

/** Whether the browser holds the tokens of a customer, which scripts cannot read. */
export interface AuthCookie {
  read(): boolean;
  clear(): void;
}

/** The store's cookie in a browser's document. */
export function createAuthCookie(page: Pick<Document, 'cookie'>, storeId: string): AuthCookie {
  const name = loggedInCookieName(storeId);
  return {
    read: () => page.cookie.split('; ').includes(`${name}=1`),
    clear() {
      page.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
    },
  };
}
