import { STATUS_CODES } from 'node:http';
import { expect, it } from 'vitest';
import { newTokenPayload, signToken } from '../src/features/baskets/basket-token';
import type { Answer, Call, TestApi } from './test-api';

/** The members of an error response besides its errors: S8 and RFC 9457. */
export function problem({ body, headers }: Answer, status: number) {
  const [{ code, message }] = body.errors;
  const requestId = headers['x-request-id'];
  return {
    meta: { status, redirect: null },
    success: false,
    type: `urn:matchday:error:${code}`,
    title: STATUS_CODES[status],
    status,
    detail: message,
    instance: `urn:matchday:request:${String(requestId)}`,
    requestId,
  };
}

/** The body of an error response without what identifies its request. */
export function withoutRequest({ body }: Answer) {
  const { instance: _instance, requestId: _requestId, ...others } = body;
  return others;
}

/** Expects an error response in the contract's format. */
export function expectRefusal(answer: Answer, status: number, code: string, field?: string): void {
  expect(answer.status, JSON.stringify(answer.body)).toBe(status);
  expect(answer.body).toEqual({
    ...problem(answer, status),
    errors: expect.arrayContaining([
      expect.objectContaining(field === undefined ? { code } : { code, field }),
    ]),
  });
  for (const { message } of answer.body.errors) expect(message).toMatch(/^[^{}]+$/);
}

const ninetyDaysMs = 90 * 24 * 60 * 60 * 1000;

/** Tests that a basket operation rejects unknown stores and invalid tokens. */
export function rejectsInvalidBaskets(
  getApi: () => TestApi,
  path: (token: string) => string,
  request: Pick<Call, 'method' | 'body'> = {},
): void {
  const tokenOf = (storeId: string, age = 0) => {
    const { clock, config } = getApi().context;
    return signToken(newTokenPayload(storeId, new Date(clock().getTime() - age)), config.tokenSecret);
  };

  it('rejects an unknown store with 404', async () => {
    const answer = await getApi().call(path(tokenOf('north')), { ...request, store: 'nowhere' });
    expectRefusal(answer, 404, 'UnknownStore');
  });

  it('rejects a forged token with 404', async () => {
    const answer = await getApi().call(path(`${tokenOf('north').slice(0, -6)}AAAAAA`), request);
    expectRefusal(answer, 404, 'UnknownBasket');
  });

  it("rejects another store's token with 404", async () => {
    expectRefusal(await getApi().call(path(tokenOf('south')), request), 404, 'UnknownBasket');
  });

  it('rejects a token after 90 days with 404', async () => {
    expectRefusal(await getApi().call(path(tokenOf('north', ninetyDaysMs)), request), 404, 'BasketExpired');
  });
}

/** Tests that an operation rejects malformed bodies. */
export function rejectsMalformedBodies(getApi: () => TestApi, path: () => string): void {
  it.each([
    ['malformed JSON', '{"productId":', 400, 'MalformedJson'],
    ['an empty body', '', 400, 'MalformedJson'],
    ['a body that is not an object', '[]', 400, 'WrongType'],
  ])('rejects %s', async (_title, body, status, code) => {
    const answer = await getApi().call(path(), {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    expectRefusal(answer, status, code);
  });
}
