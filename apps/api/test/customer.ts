import { expect } from 'vitest';
import type { Answer, Call, TestApi } from './test-api';

export const password = 'a seat at the north stand';

/** The token in the newest mail to an address. */
export async function mailedToken({ context }: TestApi, to: string, template: string): Promise<string> {
  const mail = await context.db
    .selectFrom('mails')
    .select(['data'])
    .where('recipient', '=', to)
    .where('template', '=', template as 'confirmEmail')
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  if (!mail?.data || !('token' in mail.data)) throw new Error(`There is no mail ${template} to ${to}.`);
  return mail.data.token;
}

/** The templates of the mails to an address, oldest first. */
export async function mailsTo({ context }: TestApi, to: string): Promise<string[]> {
  const rows = await context.db
    .selectFrom('mails')
    .select('template')
    .where('recipient', '=', to)
    .orderBy('created_at')
    .execute();
  return rows.map(({ template }) => template);
}

export function register(
  { call }: Pick<TestApi, 'call'>,
  email: string,
  { body, ...request }: Pick<Call, 'store' | 'culture'> & { body?: object } = {},
): Promise<Answer> {
  return call('/api/users/register', {
    method: 'POST',
    body: { email, password, firstName: 'Freja', lastName: 'Lund', acceptsTerms: true, ...body },
    ...request,
  });
}

/** Logs in by password. */
export function logIn(
  { call }: Pick<TestApi, 'call'>,
  username: string,
  { body, ...request }: Pick<Call, 'store' | 'culture'> & { body?: object } = {},
): Promise<Answer> {
  return call('/api/users/authenticate', {
    method: 'POST',
    body: { grant_type: 'password', username, password, ...body },
    ...request,
  });
}

export function refresh(
  { call }: Pick<TestApi, 'call'>,
  token: string,
  request: Pick<Call, 'store'> = {},
): Promise<Answer> {
  return call('/api/users/authenticate', {
    method: 'POST',
    body: { grant_type: 'refresh_token', refresh_token: token },
    ...request,
  });
}

export type Account = Awaited<ReturnType<typeof newCustomer>>;

/** Creates a confirmed, logged-in customer. */
export async function newCustomer(api: TestApi, email: string, shop: Pick<Call, 'store' | 'culture'> = {}) {
  expect((await register(api, email, shop)).status).toBe(200);
  const token = await mailedToken(api, email, 'confirmEmail');
  const confirmed = await api.call('/api/users/confirm-email', {
    method: 'POST',
    body: { token, password },
    ...shop,
  });
  expect(confirmed.status).toBe(200);
  const { status, body } = await logIn(api, email, shop);
  expect(status, JSON.stringify(body)).toBe(200);
  const authorization = `Bearer ${body.result.access_token}`;
  return {
    email,
    authorization,
    refreshToken: String(body.result.refresh_token),
    call: (path: string, request: Call = {}) =>
      api.call(path, { ...shop, ...request, headers: { authorization, ...request.headers } }),
  };
}
