import { metaStatus } from '@matchday/api-client';
import { logFailure } from '../log';
import type { CookieJar } from './cookie-jar';
import { clearedCookies, loginCookies, readTokens, refreshCookies, type Tokens } from './session-cookies';

/** Sends a request to the API in the store's name. */
export type Send = (
  path: string,
  init: { method: string; headers?: Record<string, string>; body?: string },
) => Promise<Response>;

/** A response of the API, and the cookies to set in the browser. */
export interface SessionResponse {
  response: Response;
  cookies: string[];
}

/** The API returned neither new tokens nor a refusal. It is unavailable, so the user stays logged in. */
export class RefreshFailed extends Error {
  override name = 'RefreshFailed';
}

const json = { 'Content-Type': 'application/json' };
const tooCloseMs = 5_000;
/** Operations that return the tokens of a new session. */
const logins: ReadonlySet<string> = new Set(['authenticate', 'logInWithPasskey']);

export const isLogin = (operation: string): boolean => logins.has(operation);

/**
 * Makes a call of the contract in the browser's session.
 * @param cookies the request's Cookie header
 * @throws {RefreshFailed} when it is unknown whether the session is valid
 */
export async function respondInSession(
  operation: string,
  { send, jar, cookies }: { send: Send; jar: CookieJar; cookies: string | null },
  call: (authorization?: Record<string, string>) => Promise<Response>,
): Promise<SessionResponse> {
  if (isLogin(operation)) return logIn(send, jar, cookies, await call());
  if (operation === 'logOut') return logOut(send, jar, cookies);
  const sessionResponse = await callInSession(send, jar, cookies, call);
  const isDeleted = operation === 'deleteAccount' && sessionResponse.response.ok;
  return isDeleted ? { ...sessionResponse, cookies: clearedCookies(jar) } : sessionResponse;
}

/**
 * Makes a call as the logged-in user. An expired access token is refreshed first; on a 401 it is refreshed once and the
 * call repeated once (S4.4, S8.1). A session that cannot be refreshed ends.
 * @throws {RefreshFailed} when it is unknown whether the session is valid
 */
async function callInSession(
  send: Send,
  jar: CookieJar,
  cookieHeader: string | null,
  call: (authorization: Record<string, string>) => Promise<Response>,
): Promise<SessionResponse> {
  const { accessToken, refreshToken } = readTokens(cookieHeader, jar);
  const isFresh = accessToken !== null && !expiresSoon(accessToken);
  if (isFresh) {
    const response = await call(bearer(accessToken));
    if (!refreshToken || !(await isRefused(response))) return { response, cookies: [] };
    await response.body?.cancel();
  }
  if (!refreshToken) return { response: await call({}), cookies: [] };
  const tokens = await refreshed(send, refreshToken);
  if (!tokens) return { response: await call({}), cookies: clearedCookies(jar) };
  return { response: await call(bearer(tokens.access_token)), cookies: refreshCookies(jar, tokens) };
}

/** Whether a response refuses the login: by its status, or by the `meta.status` of its body (S8.1). */
async function isRefused(response: Response): Promise<boolean> {
  if (!response.ok) return response.status === 401;
  if (!response.headers.get('Content-Type')?.includes('json')) return false;
  return metaStatus(await response.clone().json()) === 401;
}

/**
 * Logs in: the tokens go into cookies, and the page gets a response without them. The session that the browser had before
 * ends, because its cookies are overwritten.
 */
async function logIn(
  send: Send,
  jar: CookieJar,
  cookieHeader: string | null,
  response: Response,
): Promise<SessionResponse> {
  if (!response.ok) return { response, cookies: [] };
  const body = (await response.json()) as { result: Tokens };
  const { refreshToken } = readTokens(cookieHeader, jar);
  if (refreshToken && refreshToken !== body.result.refresh_token) await endSession(send, refreshToken);
  const hidden = { ...body, result: { ...body.result, access_token: '', refresh_token: '' } };
  return {
    response: Response.json(hidden, { status: response.status }),
    cookies: loginCookies(jar, body.result),
  };
}

/** Logs out: the API ends the session that the cookies hold, and its cookies are cleared even while the API is unavailable. */
async function logOut(send: Send, jar: CookieJar, cookieHeader: string | null): Promise<SessionResponse> {
  const { refreshToken } = readTokens(cookieHeader, jar);
  if (refreshToken) await endSession(send, refreshToken);
  return { response: Response.json({ success: true }), cookies: clearedCookies(jar) };
}

async function endSession(send: Send, refreshToken: string): Promise<void> {
  const body = JSON.stringify({ refresh_token: refreshToken });
  try {
    const response = await send('/api/users/logout', { method: 'POST', headers: json, body });
    await response.body?.cancel();
  } catch (error) {
    logFailure('A session was not ended', error);
  }
}

const running = new Map<string, Promise<Tokens | null>>();

/** New tokens, fetched once for all waiting calls; null if the session has ended. */
function refreshed(send: Send, refreshToken: string): Promise<Tokens | null> {
  const known = running.get(refreshToken);
  if (known) return known;
  const renewal = refresh(send, refreshToken).finally(() => running.delete(refreshToken));
  running.set(refreshToken, renewal);
  return renewal;
}

async function refresh(send: Send, refreshToken: string): Promise<Tokens | null> {
  const response = await send('/api/users/authenticate', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ grant_type: 'refresh_token', refresh_token: refreshToken }),
  });
  if (response.status === 401 || response.status === 400) return null;
  if (!response.ok) throw new RefreshFailed(`The session could not be renewed: ${response.status}`);
  const { result } = (await response.json()) as { result: Tokens };
  return result;
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/** Reads the token's own expiry; only the API verifies the token. */
function expiresSoon(token: string): boolean {
  try {
    const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
      exp?: unknown;
    };
    return typeof exp !== 'number' || exp * 1000 - Date.now() < tooCloseMs;
  } catch {
    return true;
  }
}
