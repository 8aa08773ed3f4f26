import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Account, newCustomer, password, refresh, register } from '../../../../test/customer';
import { startTestApi, type TestApi } from '../../../../test/test-api';

let api: TestApi;
let now = Date.parse('2099-06-01T10:00:00Z');
let customers = 0;
let fan: Account;
beforeAll(async () => {
  const env = { RATE_LIMITS: 'login=1000/60,register=1000/60,reset=1000/60' };
  api = await startTestApi({ clock: () => new Date(now), env });
});
beforeEach(async () => {
  fan = await newCustomer(api, `fan-${++customers}@example.com`);
});
afterAll(() => api.close());

const stranger = '203.0.113.7';
const owner = '198.51.100.2';
const wrong = 'guessed';
const logIn = (username: string, given: string, client: string) =>
  api.call('/api/users/authenticate', {
    method: 'POST',
    body: { grant_type: 'password', username, password: given },
    headers: { 'X-Forwarded-For': client },
  });
const retryAfter = ({ headers }: { headers: Record<string, unknown> }) => Number(headers['retry-after']);

/** Five wrong passwords, after which the client has to wait. */
async function guess(attempt: () => Promise<{ status: number }>): Promise<void> {
  for (let each = 0; each < 5; each += 1) expect((await attempt()).status).toBe(400);
}

describe('429', () => {
  it('delays the client that guesses, and nobody else', async () => {
    await guess(() => logIn(fan.email, wrong, stranger));
    for (let each = 0; each < 20; each += 1)
      expect((await logIn(fan.email, wrong, stranger)).status).toBe(429);
    expect((await logIn(fan.email, password, stranger)).status).toBe(429);
    expect((await logIn(fan.email, password, owner)).status).toBe(200);
    expect((await logIn('somebody-else@example.com', wrong, stranger)).status).toBe(400);
  });

  it('doubles the delay with every further wrong password, up to an hour', async () => {
    await guess(() => logIn(fan.email, wrong, stranger));
    const delays: number[] = [];
    for (let each = 0; each < 10; each += 1) {
      const delay = retryAfter(await logIn(fan.email, wrong, stranger));
      delays.push(delay);
      now += delay * 1000;
      expect((await logIn(fan.email, wrong, stranger)).status).toBe(400);
    }
    expect(delays).toEqual([15, 30, 60, 120, 240, 480, 960, 1920, 3600, 3600]);
  });

  it('says when to try again, in the form of a login, and accepts the right password then', async () => {
    await guess(() => logIn(fan.email, wrong, stranger));
    const { body } = await logIn(fan.email, wrong, stranger);
    expect(body).toMatchObject({ isSuccess: false, errors: [{ code: 'TooManyRequests' }] });
    expect(body.errors[0].message).toContain('15 seconds');
    now += 15_000;
    expect((await logIn(fan.email, password, stranger)).status).toBe(200);
    await guess(() => logIn(fan.email, wrong, stranger));
  });

  it('checks no more passwords of concurrent attempts', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => logIn(fan.email, wrong, stranger)));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
  });

  it('is the same for an address without an account', async () => {
    const unknown = 'nobody-at-all@example.com';
    await guess(() => logIn(unknown, wrong, stranger));
    expect(retryAfter(await logIn(unknown, wrong, stranger))).toBe(15);
  });

  it('counts the spellings of an address together', async () => {
    const spellings = [
      'zo\u00EB@example.com',
      'zoe\u0308@example.com',
      ' ZO\u00CB@example.com',
      'ZOE\u0308@example.com',
    ];
    const spelling = () => spellings[customers++ % spellings.length] ?? '';
    await guess(() => logIn(spelling(), wrong, stranger));
    for (const each of spellings) expect((await logIn(each, wrong, stranger)).status).toBe(429);
  });

  it('forgets wrong passwords a day after the last one', async () => {
    await guess(() => logIn(fan.email, wrong, stranger));
    now += 24 * 3_600_000;
    await guess(() => logIn(fan.email, wrong, stranger));
    expect(retryAfter(await logIn(fan.email, wrong, stranger))).toBe(15);
  });

  it.each([
    [
      'profile changes',
      '/api/users/me/profile',
      'PATCH',
      { newPassword: 'a seat at the south', currentPassword: wrong },
    ],
    ['account deletions', '/api/users/me', 'DELETE', { password: wrong }],
    ['ends of all other sessions', '/api/users/me/sessions', 'DELETE', { password: wrong }],
    [
      'ends of a session',
      '/api/users/me/sessions/10000000-0000-4000-8000-000000000000',
      'DELETE',
      { password: wrong },
    ],
  ] as const)('counts wrong passwords at %s', async (_title, path, method, body) => {
    const attempt = () => fan.call(path, { method, body, headers: { 'X-Forwarded-For': stranger } });
    await guess(attempt);
    const answer = await attempt();
    expect([answer.status, retryAfter(answer)]).toEqual([429, 15]);
    expect((await logIn(fan.email, password, stranger)).status).toBe(429);
  });

  it('does not count refreshes', async () => {
    for (let each = 0; each < 8; each += 1) expect((await refresh(api, 'x'.repeat(43))).status).toBe(401);
  });

  it('counts a login of a registration that is not confirmed as right', async () => {
    const email = `new-${fan.email}`;
    await register(api, email);
    for (let each = 0; each < 8; each += 1)
      expect((await logIn(email, password, stranger)).body.errors[0].code).toBe('EmailNotConfirmed');
  });
});
