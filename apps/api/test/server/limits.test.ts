import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectRefusal } from '../refusals';
import { startTestApi, type TestApi } from '../test-api';
import { connectTo, parseResponse } from './raw-client';

let api: TestApi;
let address: string;
beforeAll(async () => {
  api = await startTestApi();
  address = await api.listen();
});
afterAll(() => api.close());

const sent = async (text: string) => {
  const client = await connectTo(address);
  client.send(text);
  return parseResponse(await client.ended);
};
const refusal = (status: number, code: string) => ({
  status,
  body: expect.objectContaining({
    meta: { status, redirect: null },
    success: false,
    errors: [{ code, message: expect.any(String) }],
    type: `urn:matchday:error:${code}`,
    requestId: expect.stringMatching(/^[\w-]+$/),
  }),
});

describe('invalid HTTP gets an error in the shape of the contract and closes the connection', () => {
  it('returns 431 for headers that are too large', async () => {
    const answer = await sent(`GET /health/live HTTP/1.1\r\nHost: shop\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`);
    expect(answer).toEqual(refusal(431, 'HeadersTooLarge'));
  });

  it('returns 431 for a URL that is too long', async () => {
    const answer = await sent(`GET /api/content?url=${'x'.repeat(20_000)} HTTP/1.1\r\nHost: shop\r\n\r\n`);
    expect(answer).toEqual(refusal(431, 'HeadersTooLarge'));
  });

  it('ignores an expectation that it does not know', async () => {
    const answer = await sent(
      'GET /health/live HTTP/1.1\r\nHost: shop\r\nExpect: a miracle\r\nConnection: close\r\n\r\n',
    );
    expect(answer.status).toBe(200);
  });

  it('returns 400 for data that is not HTTP', async () => {
    expect(await sent('hello\r\n\r\n')).toEqual(refusal(400, 'BadRequest'));
  });
});

describe('limits', () => {
  it('returns 413 for a body that is too large, even without a content length', async () => {
    const response = await fetch(`${address}/api/baskets/any-token-of-twenty-characters`, {
      method: 'POST',
      headers: { StoreId: 'north', 'content-type': 'application/json' },
      body: new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(`"${'x'.repeat(70_000)}"`));
          controller.close();
        },
      }),
      duplex: 'half',
    });
    expect(response.status).toBe(413);
  });

  it('returns 400 for a path segment that is too long', async () => {
    expectRefusal(await api.call(`/api/products/${'x'.repeat(300)}`), 400, 'BadRequest');
  });

  it.each([
    ['NUL', 'a%00b'],
    ['NUL alone', '%00'],
  ])('returns 400 for text that the database cannot store: %s', async (_title, text) => {
    expectRefusal(await api.call(`/api/content?url=${text}`), 400, 'WrongForm', 'url');
  });

  it('returns 400 for such text in a nested field, and names the field', async () => {
    const answer = await api.call('/api/baskets/any-token-of-twenty-characters/lines', {
      method: 'POST',
      body: '{"lines":[{"productId":"x","quantity":1,"personalisation":{"name":"\\ud800"}}]}',
    });
    expectRefusal(answer, 400, 'WrongForm', 'lines.0.personalisation.name');
  });
});
