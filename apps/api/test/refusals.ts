import { expect, it } from 'vitest';
import { newTokenPayload, signToken } from '../src/domain/basket-token';
import type { Answer, Call, TestApi } from './test-api';

/** Expects a failure in the contract's shape. */
export function expectRefusal(answer: Answer, status: number, code: string, field?: string): void {
  expect(answer.status, JSON.stringify(answer.body)).toBe(status);
  expect(answer.body).toEqual({
    meta: { status, redirect: null },
    success: false,
    errors: expect.arrayContaining([
      expect.objectContaining(field === undefined ? { code } : { code, field }),
    ]),
  });
  for (const { message } of answer.body.errors) expect(message).toMatch(/^[^{}]+$/);
}

const ninetyDaysMs = 90 * 24 * 60 * 60 * 1000;

/** What every operation on a basket answers to a store or token that is not good for it. */
export function rejectsInvalidBaskets(
  getApi: () => TestApi,
  path: (token: string) => string,
  request: Pick<Call, 'method' | 'body'> = {},
): void {
  const tokenOf = (storeId: string, age = 0) => {
    const { clock, config } = getApi().context;
    return signToken(newTokenPayload(storeId, new Date(clock().getTime() - age)), config.tokenSecret);
  };

  it('refuses an unknown store', async () => {
    const answer = await getApi().call(path(tokenOf('north')), { ...request, store: 'nowhere' });
    expectRefusal(answer, 404, 'UnknownStore');
  });

  it('refuses a token that was not signed here', async () => {
    const answer = await getApi().call(path(`${tokenOf('north').slice(0, -6)}AAAAAA`), request);
    expectRefusal(answer, 404, 'UnknownBasket');
  });

  it("refuses another store's token", async () => {
    expectRefusal(await getApi().call(path(tokenOf('south')), request), 404, 'UnknownBasket');
  });

  it('refuses a token after 90 days', async () => {
    expectRefusal(await getApi().call(path(tokenOf('north', ninetyDaysMs)), request), 404, 'BasketExpired');
  });
}

/** What every operation with a body answers to one that cannot be read. */
export function rejectsMalformedBodies(getApi: () => TestApi, path: () => string): void {
  it.each([
    ['malformed JSON', '{"productId":', 400, 'MalformedJson'],
    ['nothing', '', 400, 'MalformedJson'],
    ['a body that is not an object', '[]', 400, 'WrongType'],
  ])('refuses %s', async (_what, body, status, code) => {
    const answer = await getApi().call(path(), {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    expectRefusal(answer, status, code);
  });
}
