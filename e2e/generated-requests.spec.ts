import { randomUUID } from 'node:crypto';
import {
  createResponseCheck,
  type Document,
  KnownValues,
  operationsOf,
  ResponseCounts,
  sampleRequests,
  toWireRequest,
  type WireAnswer,
  type WireRequest,
  wireClient,
} from '@matchday/api/generated-requests';
import contract from '@matchday/api-client/openapi.json' with { type: 'json' };
import { cases, propertySeed } from '@matchday/test-depth';
import { shopAddress } from './raw-request';
import { aProduct, expect, type Shop, test } from './shop';

const requests = cases(300, 3_000);
const concurrent = 8;
/** Operations that must not only be refused. */
const succeeding = ['getCategory', 'getBasket', 'searchProducts'];
const document = contract as unknown as Document;
/** Images and fonts are no calls of the gateway; webhooks and admin calls are, and must not pass. */
const operations = operationsOf(document).filter(({ path }) => path.startsWith('/api/'));

test(`the gateway answers any request in the contract’s shape (PROPERTY_SEED=${propertySeed})`, async ({
  shop,
}) => {
  test.setTimeout(1_200_000);
  const client = wireClient(shopAddress(shop));
  const check = createResponseCheck(document);
  const known = await knownValuesOf(shop);
  const counts = new ResponseCounts();
  const faults = new Map<string, string>();
  const own = { 'sec-fetch-site': 'same-origin' };
  const sample = (some: typeof operations, count: number) =>
    sampleRequests(some, document, { count, seed: propertySeed });
  const waiting = [
    ...sample(operations, requests),
    // Among few requests, none of an operation may be valid.
    ...succeeding.flatMap((name) =>
      sample(
        operations.filter(({ id }) => id === name),
        20,
      ),
    ),
  ];
  const total = waiting.length;

  async function sendAll(): Promise<void> {
    for (let request = waiting.pop(); request; request = waiting.pop()) {
      const sent = toWireRequest(request, known);
      const answer = await client.send({ ...sent, headers: { ...own, ...sent.headers } });
      const { id, path } = request.operation;
      // A request with another method can reach another operation of the same path.
      const reached = operations.find((each) => each.method === sent.method && each.path === path);
      counts.add(reached?.id ?? `${sent.method} instead`, answer.status);
      const operation = answer.status < 400 ? reached : undefined;
      const fault =
        answer.status >= 500
          ? 'a server error'
          : answeredByServer(sent, answer)
            ? undefined
            : check(operation, answer);
      const title = `${sent.method} ${id} answered ${answer.status}: ${fault}`;
      if (fault && !faults.has(title))
        faults.set(title, `${title}\n${JSON.stringify(sent)}\n${answer.body.toString()}`);
    }
  }
  await Promise.all(Array.from({ length: concurrent }, sendAll));
  client.close();
  process.stdout.write(`${total} requests, PROPERTY_SEED=${propertySeed}\n${counts.table()}\n`);
  expect([...faults.values()].join('\n\n')).toBe('');
  expect(counts.total()).toBe(total);
  for (const { id, security } of operations)
    if (security.some((scheme) => scheme !== 'accessToken')) expect(counts.hasSucceeded(id), id).toBe(false);
  for (const id of succeeding) expect(counts.hasSucceeded(id), id).toBe(true);
});

/**
 * Node and Next answer these themselves: invalid HTTP, redirects to the usual form of a path, paths with dots that lead
 * out of the API, and questions of browsers.
 */
function answeredByServer({ method, url }: WireRequest, { status }: WireAnswer): boolean {
  const isInvalid = status === 400 && /[^\x21-\x7e]/.test(url);
  const leadsElsewhere = status === 308 || /\/\.\.?(?:[/?]|$)/.test(url);
  return isInvalid || leadsElsewhere || method === 'HEAD' || method === 'OPTIONS';
}

async function knownValuesOf(shop: Shop): Promise<KnownValues> {
  const known = new KnownValues();
  const { product, variant } = await aProduct(shop);
  const { categories } = await shop.client.call('listCategories', {});
  known.add('store', shop.clubId);
  known.add('product', product.id);
  known.add('variant', variant.id);
  known.add('productOrVariant', product.id, variant.id);
  known.add('category', ...categories.map(({ id }) => id));
  known.add('page', shop.home);
  known.add('customer', `Bearer ${randomUUID()}`);
  for (let baskets = 0; baskets < 5; baskets += 1) {
    const { summary } = await shop.client.call('createBasket', {});
    await shop.client.call('addBasketLine', {
      path: { token: summary.token },
      body: { productId: variant.id, quantity: 1 },
    });
    known.add('basket', summary.token);
  }
  return known;
}
