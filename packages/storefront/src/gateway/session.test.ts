import { expect, test } from 'vitest';
import { respondInSession, type Send } from './session';

const jar = { storeId: 'club', secure: true };
const later = Math.floor(Date.now() / 1000) + 900;
const tokenOf = (name: string) =>
  `${name}.${Buffer.from(JSON.stringify({ exp: later })).toString('base64url')}.s`;
const cookies = `__Host-accessToken.club=${tokenOf('old')}; __Host-refreshToken.club=r`;

const refresh: Send = async () =>
  Response.json({
    result: { access_token: tokenOf('new'), refresh_token: 'r2', expires_in: 900, token_type: 'Bearer' },
  });

/** Makes a call whose first response is the given one. */
async function callAnswered(first: Response) {
  const sent: (string | undefined)[] = [];
  const { response, cookies: set } = await respondInSession(
    'getProfile',
    { send: refresh, jar, cookies },
    async ({ Authorization } = {}) => {
      sent.push(Authorization);
      return sent.length === 1 ? first : Response.json({ meta: { status: 200 }, name: 'Freja' });
    },
  );
  return { sent, set, body: (await response.json()) as unknown };
}

test.each([
  ['a response with status 401', Response.json({ meta: { status: 401 } }, { status: 401 })],
  ['a body whose meta.status is 401', Response.json({ meta: { status: 401 } })],
])('%s refreshes the session once and repeats the call (S8.1)', async (_, first) => {
  const { sent, set, body } = await callAnswered(first);
  expect(sent).toEqual([`Bearer ${tokenOf('old')}`, `Bearer ${tokenOf('new')}`]);
  expect(set[0]).toContain(tokenOf('new'));
  expect(body).toMatchObject({ name: 'Freja' });
});

test('any other response is passed on', async () => {
  const { sent, set, body } = await callAnswered(Response.json({ meta: { status: 200 }, name: 'Lund' }));
  expect([sent.length, set]).toEqual([1, []]);
  expect(body).toMatchObject({ name: 'Lund' });
});

test.each(['authenticate', 'logInWithPasskey'])('%s puts the tokens into cookies only', async (operation) => {
  const { response, cookies: set } = await respondInSession(
    operation,
    { send: refresh, jar, cookies: null },
    () => refresh('', { method: 'POST' }),
  );
  expect(set.map((cookie) => cookie.split('=')[0])).toEqual([
    '__Host-accessToken.club',
    '__Host-refreshToken.club',
    '__Host-isLoggedIn.club',
  ]);
  expect(set[0]).toContain(tokenOf('new'));
  expect(await response.json()).toMatchObject({ result: { access_token: '', refresh_token: '' } });
});
