/**
 * The name of a store's cookie. Shops on other ports of one host share their cookies, so each store has its own names.
 * A secure cookie has the prefix with which no other host of the domain can set it.
 */
export const storeCookieName = (name: string, storeId: string, isSecure: boolean): string =>
  `${isSecure ? '__Host-' : ''}${name}.${storeId}`;
