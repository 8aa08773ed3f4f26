import { currentBasket } from '@matchday/commerce';
import {
  type BasketTokens,
  clearedBasketCookies,
  clearedPlainCookie,
  currentBasketCookies,
  receiptCookies,
  referenceOf,
  tokenOf,
} from './basket-cookies';
import type { CookieJar } from './cookie-jar';
import type { GatewayRoute } from './route';
import { isLogin, type SessionResponse } from './session';

/** What a header can carry. No token is anything else, and the API refuses it where it is. */
const sendable = /^[\x21-\x7e]{1,1000}$/;

/** Where a page's call goes in the API. */
export interface ApiAddress {
  path: string;
  query: URLSearchParams;
  headers: Record<string, string>;
}

/**
 * The API's address for a page's call, with the token that the page's reference stands for. The token is in a header:
 * addresses end up in logs.
 */
export function apiAddress({ path, query }: GatewayRoute, url: URL, tokens: BasketTokens): ApiAddress {
  const headers: Record<string, string> = {};
  function hidden(reference: string): string {
    const token = tokenOf(reference, tokens);
    if (!sendable.test(token)) return reference;
    if (token !== currentBasket) headers.BasketToken = token;
    return currentBasket;
  }
  const placeholders = path.split('/');
  const parts = url.pathname.split('/');
  const values = query.flatMap((name) =>
    url.searchParams.getAll(name).map((value) => [name, value] as const),
  );
  return {
    path: parts.map((part, at) => (placeholders[at] === '{token}' ? hidden(part) : part)).join('/'),
    query: new URLSearchParams(
      values.map(([name, value]) => [name, name === 'after' ? hidden(value) : value]),
    ),
    headers,
  };
}

/** The body of a login with the browser's basket, which the login merges with the customer's. */
export function withGuestBasket(
  body: Uint8Array<ArrayBuffer> | undefined,
  { basket }: BasketTokens,
): Uint8Array<ArrayBuffer> | undefined {
  const login = body && readObject(Buffer.from(body).toString());
  if (!login || basket === null) return body;
  return Buffer.from(JSON.stringify({ ...login, basketToken: basket }));
}

interface Browser {
  tokens: BasketTokens;
  jar: CookieJar;
}

/**
 * A response for a page: tokens of the browser's baskets are in cookies, and replaced by references in the body. After
 * a logout the browser has no basket.
 */
export async function answerAboutBaskets(
  { operation, path }: GatewayRoute,
  url: URL,
  { tokens, jar }: Browser,
  { response, cookies }: SessionResponse,
): Promise<SessionResponse> {
  if (operation === 'logOut' || operation === 'deleteAccount')
    return { response, cookies: response.ok ? [...cookies, ...clearedBasketCookies(jar)] : cookies };
  const place = path.split('/').indexOf('{token}');
  const isAboutBaskets = place >= 0 || operation === 'createBasket' || isLogin(operation);
  if (!isAboutBaskets) return { response, cookies };

  const text = await response.text();
  const call = {
    operation,
    named: place < 0 ? url.searchParams.get('after') : url.pathname.split('/')[place],
  };
  const answer = response.ok ? readObject(text) : null;
  const added = givenToken(call.operation, answer);
  const hidden = [tokens.basket, tokens.receipt, added].filter((token) => token !== null);
  const shown = hidden.reduce((body, token) => body.replaceAll(token, referenceOf(token)), text);
  const { status, headers } = response;
  return {
    response: new Response(shown || null, { status, headers }),
    cookies: [...cookies, ...changedCookies(call, { tokens, jar }, { status, answer, added })],
  };
}

interface Call {
  operation: string;
  /** How the page names the basket that the call is about. */
  named: string | null | undefined;
}

interface Answer {
  status: number;
  /** The body of a successful response. */
  answer: Record<string, unknown> | null;
  /** The token of a basket that the response gives to the browser. */
  added: string | null;
}

function changedCookies({ operation, named }: Call, { tokens, jar }: Browser, answered: Answer): string[] {
  const { status, answer, added } = answered;
  const isCurrent = tokens.basket !== null && tokenOf(named ?? '', tokens) === tokens.basket;
  const paid = isCurrent && (operation === 'createBasket' || (operation === 'getReceipt' && answer?.receipt));
  const isKnown = isCurrent && (answer !== null || status === 409);
  return [
    ...(isKnown && named === currentBasket && added === null ? takenOver(tokens, jar) : []),
    ...(added === null ? [] : currentBasketCookies(jar, added)),
    ...(paid && answer ? receiptCookies(jar, tokens.basket ?? '') : []),
    ...(isKnown && tokens.isFromPlainCookie ? [clearedPlainCookie] : []),
  ];
}

/** Scripts could read the cookies from before, and they had no references. */
function takenOver({ basket, receipt }: BasketTokens, jar: CookieJar): string[] {
  return [
    ...(basket === null ? [] : currentBasketCookies(jar, basket)),
    ...(receipt === null ? [] : receiptCookies(jar, receipt)),
  ];
}

function givenToken(operation: string, answer: Record<string, unknown> | null): string | null {
  const part = operation === 'createBasket' ? answer?.summary : answer?.result;
  const { token, basketToken } = { ...(part as object | undefined) } as Record<string, unknown>;
  const given = operation === 'createBasket' ? token : isLogin(operation) && basketToken;
  return typeof given === 'string' && given !== '' ? given : null;
}

function readObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
