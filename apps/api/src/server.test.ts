import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../test/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const post = (body: string, headers: Record<string, string> = {}) =>
  api.call('/api/baskets/any-token-of-twenty-characters', { method: 'POST', body, headers });

describe('error responses have the shape of the contract', () => {
  it('returns 400 for malformed JSON, in the culture of the request', async () => {
    const { status, body } = await post('{"quantity": 1', { culture: 'da' });
    expect([status, body]).toMatchObject([
      400,
      {
        meta: { status: 400, redirect: null },
        success: false,
        errors: [{ code: 'MalformedJson', message: 'Indholdet er ikke gyldig JSON.' }],
      },
    ]);
  });

  it('returns 400 for an empty body and for an undecodable URL', async () => {
    expect((await post('')).body.errors[0].code).toBe('MalformedJson');
    const { status, body } = await api.call('/api/%zz');
    expect([status, body.errors[0].code]).toEqual([400, 'BadRequest']);
  });

  it('returns 400 and names every invalid field once', async () => {
    const { body } = await post('{"productId": "no spaces", "quantity": null}');
    expect(body.errors).toEqual([
      { code: 'WrongForm', message: 'productId has an invalid format.', field: 'productId' },
      { code: 'NotInteger', message: 'quantity must be a whole number.', field: 'quantity' },
    ]);
  });

  it('returns 404 for an unknown path', async () => {
    const { status, body } = await api.call('/api/nothing?token=secret');
    expect([status, body.errors]).toEqual([
      404,
      [{ code: 'UnknownRoute', message: 'No operation matches GET /api/nothing.' }],
    ]);
  });

  it('returns 405 for an unsupported method, and lists the supported ones', async () => {
    const { status, headers, body } = await api.call('/api/categories/home', { method: 'DELETE' });
    expect([status, headers.allow, body.errors[0].code]).toEqual([405, 'GET, HEAD', 'MethodNotAllowed']);
  });

  it('returns 413 for a body that is too large', async () => {
    const { status, body } = await post(JSON.stringify({ productId: 'x'.repeat(70_000) }));
    expect([status, body.errors[0].code]).toEqual([413, 'BodyTooLarge']);
  });

  it('returns 415 for a content type other than JSON', async () => {
    const { status, body } = await post('a=1', { 'content-type': 'application/x-www-form-urlencoded' });
    expect([status, body.errors[0].code]).toEqual([415, 'UnsupportedMediaType']);
  });

  it('returns 500 for an unexpected error, without details', async () => {
    const broken = await startTestApi();
    await broken.context.db.schema.dropTable('dictionary_items').execute();
    const { status, body } = await broken.call('/api/dictionary/dictionariesbyculture');
    await broken.close();
    expect([status, body.errors]).toEqual([
      500,
      [{ code: 'InternalError', message: 'Something went wrong on our side. Please try again.' }],
    ]);
  });
});

describe('every response', () => {
  it('forbids sniffing, framing and script execution', async () => {
    const { headers } = await api.call('/api/categories');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    });
  });

  it("has an id: the caller's own, or a new one if that is malformed", async () => {
    const idFor = async (id: string) =>
      (await api.call('/health/live', { headers: { 'x-request-id': id } })).headers['x-request-id'];
    expect(await idFor('shop-12345678')).toBe('shop-12345678');
    expect(await idFor('a b')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('the contract', () => {
  it('is served as JSON and as an HTML reference', async () => {
    expect((await api.call('/openapi.json')).body).toMatchObject({ openapi: '3.1.0' });
    const page = await api.call('/reference/');
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  });
});

describe('health', () => {
  it('is live and ready', async () => {
    expect((await api.call('/health/live', { store: null })).body).toEqual({ status: 'live' });
    expect((await api.call('/health/ready', { store: null })).body).toEqual({ status: 'ready' });
  });

  it('is not ready without its database', async () => {
    const stopped = await startTestApi();
    await stopped.context.close();
    const { status, body } = await stopped.call('/health/ready', { store: null });
    await stopped.app.close();
    expect([status, body.errors[0].code]).toEqual([503, 'Unavailable']);
  });
});
