import { expect } from 'vitest';
import { type Authenticator, type Deviation, newAuthenticator } from './authenticator';
import type { Staff } from './staff';
import type { Answer, TestApi } from './test-api';

/** Where the tests' back office is. Its passkeys belong to `office.example`. */
export const officeOrigin = 'https://office.example';

export const officeEnvironment = { BACKOFFICE_URL: officeOrigin };

/** An authenticator in a browser that shows the back office. */
export const officeAuthenticator = (): Authenticator => newAuthenticator(officeOrigin);

const path = '/api/staff/me/passkeys';
const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

export const startPasskey = (member: Staff): Promise<Answer> =>
  member.call(`${path}/options`, { method: 'POST' });

export const finishPasskey = (member: Staff, credential: unknown): Promise<Answer> =>
  member.call(path, { method: 'POST', body: { credential }, headers: { 'user-agent': chrome } });

/** Adds a passkey to a member who is logged in. */
export async function addPasskey(member: Staff): Promise<{ authenticator: Authenticator; id: string }> {
  const authenticator = officeAuthenticator();
  const { body } = await startPasskey(member);
  const answer = await finishPasskey(member, authenticator.create(body.options));
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return { authenticator, id: answer.body.passkey.id };
}

export const listPasskeys = async (member: Staff) => (await member.call(path)).body;

export const removePasskey = (member: Staff, id: string): Promise<Answer> =>
  member.call(`${path}/${id}`, { method: 'DELETE' });

const post = ({ call }: Pick<TestApi, 'call'>, url: string, store: string, body?: object): Promise<Answer> =>
  call(`/api/staff/login/passkey${url}`, { method: 'POST', store, ...(body && { body }) });

export const loginOptions = (api: Pick<TestApi, 'call'>, store = 'north'): Promise<Answer> =>
  post(api, '/options', store);

export const sendSigned = (
  api: Pick<TestApi, 'call'>,
  credential: unknown,
  store = 'north',
): Promise<Answer> => post(api, '', store, { credential });

/** Logs in with a passkey alone. */
export async function logInWith(
  api: Pick<TestApi, 'call'>,
  authenticator: Authenticator,
  deviation: Deviation = {},
): Promise<Answer> {
  const { body } = await loginOptions(api);
  return sendSigned(api, authenticator.get(body.options, deviation));
}

export const startEnrolment = (api: Pick<TestApi, 'call'>, loginToken: string, store = 'north') =>
  post(api, '/enrolment/options', store, { loginToken });

export const enrol = (api: Pick<TestApi, 'call'>, loginToken: string, credential: unknown) =>
  post(api, '/enrolment', 'north', { loginToken, credential });
