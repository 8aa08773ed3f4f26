import { cases, propertySeed as seed } from '@matchday/test-depth';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ContractFixture, recordKnownValues, startContractFixture } from './contract-fixture';
import { KnownReference } from './known-values';
import { mutatedRequest } from './mutated-requests';
import { documentOf, type Operation, operationsOf } from './operations';
import { callerOf, type GeneratedRequest, toInjectOptions, validRequest } from './requests';
import { createResponseCheck, type ResponseCheck } from './response-check';

const requestsPerRound = 100;
const rounds = cases(20, 200);

/** Images are requested less often, because rendering a new one is slow. */
const slow = new Set(['getMedia']);

/** Operations that end what other operations need, and are requested less often. */
const disruptive = new Set(['endStoreSessions']);

/** Operations that cannot succeed without the secret of a provider or an authenticator. */
const neverSuccessful = ['receiveWebhook', 'logInWithPasskey', 'finishPasskeyRegistration'];

let fixture: ContractFixture;
let check: ResponseCheck;
let operations: Operation[];
const responseCounts = new Map<string, number>();
beforeAll(async () => {
  fixture = await startContractFixture();
  const document = documentOf(fixture.api.app);
  operations = operationsOf(document);
  check = createResponseCheck(document);
});
afterAll(() => fixture.close());

it(`responds according to the contract (PROPERTY_SEED=${seed})`, { timeout: 1_800_000 }, async () => {
  process.stdout.write(`${rounds * requestsPerRound} requests, PROPERTY_SEED=${seed}\n`);
  const document = documentOf(fixture.api.app);
  const request = fc.oneof(
    ...operations.map((operation) => {
      const valid = validRequest(operation, document);
      return { arbitrary: fc.oneof(valid, mutatedRequest(valid)), weight: isRare(operation) ? 1 : 4 };
    }),
  );
  let round = 0;
  const property = fc.asyncProperty(
    fc.array(request, { minLength: requestsPerRound, maxLength: requestsPerRound }),
    async (requests) => {
      const { newShopper, newCustomer, buy, readMails } = fixture.store;
      if (round % 8 === 0) {
        await buy();
        await expectConformance(readNewestOrder());
      }
      round += 1;
      await Promise.all([newShopper(), newShopper(), newCustomer(), newCustomer(), readMails()]);
      await Promise.all(requests.map(expectConformance));
    },
  );
  // fast-check would print all requests of the round, which hides the failure. Throws the failure itself instead.
  const { errorInstance } = await fc.check(property, { numRuns: rounds, seed, endOnFailure: true });
  if (errorInstance) throw errorInstance;
  expect(sumOf(responseCounts.values())).toBeGreaterThanOrEqual(rounds * requestsPerRound);
});

it('calls every operation successfully at least once', async () => {
  for (const { id } of operations)
    expect(sum(id), id).toBeGreaterThan((rounds * requestsPerRound) / operations.length / 10);
  const document = documentOf(fixture.api.app);
  const hasSucceeded = (id: string) => responseCounts.has(`${id} 2`);
  await fixture.store.newShopper();
  for (const id of ['addVoucher', 'removeVoucher']) await expectConformance(voucherOfNewestBasket(id));
  // A short run may miss some operations. Calls those again with valid requests only.
  for (const operation of operations.filter(({ id }) => !hasSucceeded(id) && !neverSuccessful.includes(id)))
    for (const request of fc.sample(validRequest(operation, document), { numRuns: 500, seed })) {
      if (hasSucceeded(operation.id)) break;
      await Promise.all([fixture.store.newShopper(), fixture.store.newCustomer()]);
      await expectConformance(request);
    }
  expect(operations.filter(({ id }) => !hasSucceeded(id)).map(({ id }) => id)).toEqual(neverSuccessful);
});

/** Reads the newest order as its buyer. Generated requests rarely combine a customer with their own order. */
function readNewestOrder(): GeneratedRequest {
  const operation = operations.find(({ id }) => id === 'getMyOrder');
  if (!operation) throw new Error('The contract has no operation getMyOrder.');
  const headers = { ...callerOf(operation), Authorization: new KnownReference('customer', -1) };
  return { operation, path: { orderId: new KnownReference('order', -1) }, query: [], headers };
}

/** Adds a voucher to the newest basket, or removes it. Generated requests rarely remove one that the basket has. */
function voucherOfNewestBasket(id: string): GeneratedRequest {
  const operation = operations.find((each) => each.id === id);
  if (!operation) throw new Error(`The contract has no operation ${id}.`);
  const path = { token: new KnownReference('basket', -1) };
  const query: GeneratedRequest['query'] = [['voucherCode', new KnownReference('voucher', -1)]];
  return { operation, path, query, headers: callerOf(operation) };
}

const isRare = ({ id }: Operation) => slow.has(id) || disruptive.has(id);

const sumOf = (counts: Iterable<number>) => [...counts].reduce((all, count) => all + count, 0);

const sum = (id: string) =>
  [...responseCounts].reduce((count, [key, times]) => (key.startsWith(`${id} `) ? count + times : count), 0);

async function expectConformance(request: GeneratedRequest): Promise<void> {
  const injectOptions = toInjectOptions(request, fixture.store.known);
  const answer = await fixture.api.app.inject(injectOptions);
  const { id } = request.operation;
  const key = `${id} ${Math.floor(answer.statusCode / 100)}`;
  responseCounts.set(key, (responseCounts.get(key) ?? 0) + 1);
  const fault = faultOf(request, answer);
  if (fault)
    throw new Error(
      `${id} answered ${answer.statusCode}: ${fault}\n${JSON.stringify(injectOptions)}\n${answer.body}`,
    );
  recordKnownValues(fixture.store.known, answer);
}

function faultOf(request: GeneratedRequest, answer: LightMyRequestResponse): string | undefined {
  if (answer.statusCode >= 500 && !isRetryLater(request, answer)) return 'a server error';
  return check(request.operation, answer, ['en', 'da']);
}

/** Image requests may be rejected under load; no other operation may. */
const isRetryLater = ({ operation }: GeneratedRequest, { statusCode, headers }: LightMyRequestResponse) =>
  slow.has(operation.id) && statusCode === 503 && headers['retry-after'] !== undefined;
