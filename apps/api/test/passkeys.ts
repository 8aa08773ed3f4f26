import { expect } from 'vitest';
import { type Authenticator, type Deviation, newAuthenticator } from './authenticator';
import { type Account, password } from './customer';
import type { Answer, Call, TestApi } from './test-api';

/** Both stores share a host, so that nothing but the store separates their passkeys. */
export const passkeyOrigins = {
  north: 'https://shops.example',
  south: 'https://shops.example:8443',
} as const;

/** The environment of an API whose stores have domain names. */
export const passkeyEnvironment = {
  SHOP_ORIGINS: `north=http://127.0.0.1:5990,north=${passkeyOrigins.north},south=${passkeyOrigins.south}`,
};

const path = '/api/users/me/passkeys';
const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Asks for the options of a new passkey. */
export const startPasskey = (customer: Account, body: unknown = { password }): Promise<Answer> =>
  customer.call(`${path}/options`, { method: 'POST', body });

/** Sends a created passkey. */
export const finishPasskey = (customer: Account, credential: unknown): Promise<Answer> =>
  customer.call(path, { method: 'POST', body: { credential }, headers: { 'user-agent': chrome } });

/** Adds a passkey to the customer's account. @returns its authenticator and its id */
export async function addPasskey(
  customer: Account,
  authenticator: Authenticator = newAuthenticator(passkeyOrigins.north),
): Promise<{ authenticator: Authenticator; id: string }> {
  const { body } = await startPasskey(customer);
  const answer = await finishPasskey(customer, authenticator.create(body.options));
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return { authenticator, id: answer.body.passkey.id };
}

export const listPasskeys = async (customer: Account) => (await customer.call(path)).body.passkeys;

export const removePasskey = (customer: Account, id: string): Promise<Answer> =>
  customer.call(`${path}/${id}`, { method: 'DELETE' });

type InStore = Pick<Call, 'store'>;

/** The options of a login with a passkey. */
export async function loginOptions({ call }: Pick<TestApi, 'call'>, shop: InStore = {}) {
  const { status, body } = await call('/api/users/passkeys/options', { method: 'POST', ...shop });
  expect(status).toBe(200);
  return body.options;
}

/** Sends what a passkey signed. */
export const sendSigned = (
  { call }: Pick<TestApi, 'call'>,
  body: { credential: unknown; basketToken?: string },
  shop: InStore = {},
): Promise<Answer> =>
  call('/api/users/passkeys/login', {
    method: 'POST',
    body,
    headers: { 'user-agent': chrome },
    ...shop,
  });

/** Logs in with a passkey. */
export async function logInWith(
  api: Pick<TestApi, 'call'>,
  authenticator: Authenticator,
  deviation: Deviation = {},
): Promise<Answer> {
  return sendSigned(api, { credential: authenticator.get(await loginOptions(api), deviation) });
}
