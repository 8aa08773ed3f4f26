import { createHash } from 'node:crypto';
import { basketCookieDays, basketCookies, currentBasket } from '@matchday/commerce';
import { type CookieJar, cookieName, readCookies, setCookie } from './cookie-jar';

/** The tokens of a browser's baskets. */
export interface BasketTokens {
  /** The current basket. */
  basket: string | null;
  /** The basket paid last. */
  receipt: string | null;
  /** Whether the current basket comes from the cookie that had no store in its name. */
  isFromPlainCookie: boolean;
}

const { basket, receipt } = basketCookies;
const lifetime = basketCookieDays * 24 * 60 * 60;
const referenceLength = 22;
/** A token becomes a part of the API's path, so anything else in the cookie is ignored. */
const tokenForm = /^[\w-]+\.[\w-]+$/;

/** Stands for a token in pages. It opens nothing, and the token cannot be calculated from it. */
export const referenceOf = (token: string): string =>
  createHash('sha256').update(`basket reference:${token}`).digest('base64url').slice(0, referenceLength);

/** The tokens in a request's Cookie header. */
export function readBasketTokens(header: string | null, jar: CookieJar): BasketTokens {
  const cookies = readCookies(header);
  const tokenIn = (name: string) => {
    const value = cookies.get(name) ?? '';
    return tokenForm.test(value) ? value : null;
  };
  const own = tokenIn(cookieName(jar, basket.token));
  const plain = tokenIn(basket.token);
  return {
    basket: own ?? plain,
    receipt: tokenIn(cookieName(jar, receipt.token)),
    isFromPlainCookie: own === null && plain !== null,
  };
}

/** The token that a page's reference stands for; anything else is returned as it is, and means what the API says. */
export function tokenOf(reference: string, tokens: BasketTokens): string {
  if (reference === currentBasket) return tokens.basket ?? reference;
  const known = [tokens.basket, tokens.receipt].find((token) => token && referenceOf(token) === reference);
  return known ?? reference;
}

/** Makes a basket the browser's current one for 90 days (S9.7). */
export function currentBasketCookies(jar: CookieJar, token: string): string[] {
  return [
    setCookie(jar, basket.token, token, { seconds: lifetime, isHidden: true }),
    setCookie(jar, basket.reference, referenceOf(token), { seconds: lifetime, isHidden: false }),
  ];
}

/** Makes a basket the one whose receipt the browser can read until it is closed. */
export function receiptCookies(jar: CookieJar, token: string): string[] {
  return [
    setCookie(jar, receipt.token, token, { isHidden: true }),
    setCookie(jar, receipt.reference, referenceOf(token), { isHidden: false }),
  ];
}

/** Leaves both baskets behind. */
export function clearedBasketCookies(jar: CookieJar): string[] {
  return [basket, receipt].flatMap(({ token, reference }) => [
    setCookie(jar, token, '', { seconds: 0, isHidden: true }),
    setCookie(jar, reference, '', { seconds: 0, isHidden: false }),
  ]);
}

/** Removes the cookie without a store in its name. */
export const clearedPlainCookie = `${basket.token}=; Path=/; Max-Age=0; SameSite=Lax`;
