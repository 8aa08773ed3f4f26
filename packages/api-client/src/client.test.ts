import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  type ApiClientOptions,
  type ApiError,
  type CallOptions,
  createApiClient,
  type Session,
} from './index';

interface Reply {
  status: number;
  body: unknown;
}
let server: Server;
let baseUrl: string;
let requests: IncomingMessage[];
let reply: (request: IncomingMessage) => Reply;

beforeEach(async () => {
  requests = [];
  server = createServer((request, response) => {
    requests.push(request);
    const { status, body } = reply(request);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('a port expected');
  baseUrl = `http://127.0.0.1:${address.port}`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const store = { storeId: 'club', culture: 'da', currency: 'DKK', rootCategoryId: 'all' };
const summary = { status: 200, body: { success: true, summary: { token: 't' } } };
const refused = {
  status: 401,
  body: {
    meta: { status: 401, redirect: null },
    success: false,
    errors: [{ code: 'Unauthorised', message: 'Log in' }],
  },
};
const client = (options: Partial<ApiClientOptions> = {}) => createApiClient({ baseUrl, store, ...options });
const readSummary = (options?: Partial<ApiClientOptions>) =>
  client(options).call('getBasketSummary', { path: { token: 't' } });

/** A customer whose token is refused until it is refreshed. */
function customer(refreshes: boolean): Session & { refreshed: number; ended: number } {
  let token = 'old';
  return {
    refreshed: 0,
    ended: 0,
    accessToken: () => token,
    async refresh() {
      this.refreshed += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
      if (refreshes) token = 'new';
      return refreshes;
    },
    end() {
      this.ended += 1;
    },
  };
}
const byToken = (request: IncomingMessage) =>
  request.headers.authorization === 'Bearer new' ? summary : refused;

describe('a call', () => {
  it('carries the headers of the store and its id in the query (S7.1)', async () => {
    reply = () => summary;
    await readSummary({ session: customer(true) });
    expect(requests[0]?.headers).toMatchObject({
      storeid: 'club',
      culture: 'da',
      currency: 'DKK',
      rootcategoryid: 'all',
      authorization: 'Bearer old',
    });
    expect(requests[0]?.url).toBe('/api/baskets/t/summary?storeId=club');
  });

  it('returns the body', async () => {
    reply = () => summary;
    expect((await readSummary()).summary.token).toBe('t');
  });

  it('writes path and query into the address, each value of a list by itself', async () => {
    reply = () => summary;
    await client().call('searchProducts', {
      query: { Term: 'trøje & hue', 'Filters.MultipleFilters': ['color:red', 'size:M'], Page: undefined },
    });
    expect(requests[0]?.url).toBe(
      '/api/products/search?Term=tr%C3%B8je+%26+hue&Filters.MultipleFilters=color%3Ared&Filters.MultipleFilters=size%3AM',
    );
    await client().call('getCategory', { path: { id: 'a/b' } });
    expect(requests[1]?.url).toBe('/api/categories/a%2Fb');
  });

  it('sends its body as JSON', async () => {
    reply = () => summary;
    await client().call('addBasketLine', { path: { token: 't' }, body: { productId: 'cap', quantity: 1 } });
    expect(requests[0]?.headers['content-type']).toBe('application/json');
  });

  it('sends each repeatable write with its own key, or with the given one', async () => {
    reply = () => summary;
    const add = (options?: CallOptions) =>
      client().call(
        'addBasketLine',
        { path: { token: 't' }, body: { productId: 'cap', quantity: 1 } },
        options,
      );
    await add();
    await add();
    await add({ idempotencyKey: 'mine' });
    await readSummary();
    const keys = requests.map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(4);
    expect(keys.slice(2)).toEqual(['mine', undefined]);
  });

  it('returns nothing for a response that is not JSON', async () => {
    const fetch = () => Promise.resolve(new Response('It works!'));
    await expect(readSummary({ fetch })).rejects.toMatchObject({ status: 500, code: 'NoAnswer' });
  });

  it('refuses a missing path parameter before anything is sent (S5.14)', async () => {
    await expect(client().call('getBasket', { path: { token: null } })).rejects.toThrow(
      'Required parameter token was null or undefined when calling getBasket',
    );
    expect(requests).toHaveLength(0);
  });

  it('rejects with the first message of the response, its code and status', async () => {
    reply = () => ({
      status: 409,
      body: { success: false, errors: [{ code: 'OutOfStock', message: 'Only 1 left' }] },
    });
    await expect(readSummary()).rejects.toMatchObject({
      name: 'ApiError',
      status: 409,
      code: 'OutOfStock',
      message: 'Only 1 left',
    });
  });

  it('rejects when the body itself claims a failure (S8.1)', async () => {
    reply = () => ({ status: 200, body: { meta: { status: 404 }, errors: [] } });
    await expect(readSummary()).rejects.toMatchObject({ status: 404 });
  });

  it('turns a body outside the contract into an error with an empty message', async () => {
    reply = () => ({ status: 502, body: 'Bad gateway' });
    await expect(readSummary()).rejects.toMatchObject({ status: 502, message: '' });
  });

  it('turns a server that does not respond into an ApiError with status 500 (S8.5)', async () => {
    const failure = readSummary({ baseUrl: 'http://127.0.0.1:1' });
    await expect(failure).rejects.toMatchObject({ name: 'ApiError', status: 500, code: 'NoAnswer' });
  });

  it('rejects an abort as fetch does', async () => {
    reply = () => summary;
    const call = client().call('getBasketSummary', { path: { token: 't' } }, { signal: AbortSignal.abort() });
    await expect(call).rejects.toHaveProperty('name', 'AbortError');
  });
});

describe('a refused token (S4.4)', () => {
  it('is refreshed once for all calls that wait, and each is retried once', async () => {
    reply = byToken;
    const session = customer(true);
    const shared = client({ session });
    const read = () => shared.call('getBasketSummary', { path: { token: 't' } });
    const answers = await Promise.all([read(), read(), read()]);
    expect(answers.map((answer) => answer.summary.token)).toEqual(['t', 't', 't']);
    expect(session.refreshed).toBe(1);
    expect(requests).toHaveLength(6);
  });

  it('is refreshed when only the body says 401', async () => {
    reply = (request) => (byToken(request) === refused ? { status: 200, body: refused.body } : summary);
    const session = customer(true);
    await readSummary({ session });
    expect(session.refreshed).toBe(1);
  });

  it('is refreshed for a write too, which keeps its body and its key', async () => {
    reply = byToken;
    const line = { productId: 'cap', quantity: 1 };
    const shared = client({ session: customer(true) });
    await shared.call('addBasketLine', { path: { token: 't' }, body: line });
    const [first, second] = requests.map(({ headers }) => headers);
    expect(second?.['idempotency-key']).toBe(first?.['idempotency-key']);
    expect(second?.['content-length']).toBe(first?.['content-length']);
  });

  it('rejects like any call when the repeated one gets no response', async () => {
    let sent = 0;
    const fetch = async () => {
      sent += 1;
      if (sent > 1) throw new TypeError('fetch failed');
      return Response.json(refused.body, { status: 401 });
    };
    await expect(readSummary({ fetch, session: customer(true) })).rejects.toMatchObject({ code: 'NoAnswer' });
  });

  it('ends the session when the refresh fails', async () => {
    reply = byToken;
    const session = customer(false);
    const failure: ApiError = await readSummary({ session }).then(
      () => expect.unreachable(),
      (error: unknown) => error as ApiError,
    );
    expect(failure.status).toBe(401);
    expect(session).toMatchObject({ refreshed: 1, ended: 1 });
  });

  it('is not refreshed for a visitor', async () => {
    reply = () => refused;
    await expect(readSummary()).rejects.toMatchObject({ status: 401, message: 'Log in' });
    expect(requests).toHaveLength(1);
  });
});
