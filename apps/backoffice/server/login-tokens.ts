import type { OperationAddress as Operation } from '@matchday/api-client';
import type { StaffCookie } from './staff-cookies';

type Body = Record<string, unknown>;

/** What happens to a browser's cookies after a call. */
export interface CookieChange {
  cookie: StaffCookie;
  /** The new token; missing to remove the cookie. */
  token?: string;
  expires?: Date;
}

/** Whether the API wants the token of the login's first step in the body. */
export const needsLoginToken = (operation: Operation): boolean =>
  operation === 'POST /api/staff/totp' ||
  operation === 'POST /api/staff/login/totp' ||
  operation === 'POST /api/staff/login/passkey/enrolment/options' ||
  operation === 'POST /api/staff/login/passkey/enrolment';

/** The cookies that an operation's successful response sets, and its body without the tokens. */
export function withoutTokens(operation: Operation, body: Body): { body: Body; cookies: CookieChange[] } {
  if (operation === 'POST /api/staff/logout') return { body, cookies: [{ cookie: 'session' }] };
  const { loginToken, session, ...rest } = body;
  const cookies: CookieChange[] = [];
  if (typeof loginToken === 'string') cookies.push({ cookie: 'login', token: loginToken });
  if (!isObject(session)) return { body: rest, cookies };
  const { token, ...shown } = session;
  if (typeof token !== 'string') return { body: { ...rest, session }, cookies };
  const expires = new Date(String(session.expiresAt));
  cookies.push(
    { cookie: 'login' },
    { cookie: 'session', token, ...(!Number.isNaN(expires.getTime()) && { expires }) },
  );
  return { body: { ...rest, session: shown }, cookies };
}

/** The operations whose responses have tokens. */
export const givesTokens = (operation: Operation): boolean =>
  operation === 'POST /api/staff/login' ||
  operation === 'POST /api/staff/login/totp' ||
  operation === 'POST /api/staff/login/passkey' ||
  operation === 'POST /api/staff/login/passkey/enrolment' ||
  operation === 'POST /api/staff/invitations/accept' ||
  operation === 'POST /api/staff/logout';

const isObject = (value: unknown): value is Body => typeof value === 'object' && value !== null;
