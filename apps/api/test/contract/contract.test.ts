import { cases, propertySeed as seed } from '@matchday/test-depth';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ContractFixture, startContractFixture } from './contract-fixture';
import { exampleRequest, prepareFor, withoutExample } from './example-request';
import { anyRequest } from './generated-requests';
import { heapAfterCollection } from './heap';
import { importRequest } from './import-file';
import { KnownReference } from './known-values';
import { type Document, documentOf, type Operation, operationsOf } from './operations';
import { callerOf, type GeneratedRequest, toWireRequest, validRequest } from './requests';
import { createResponseCheck, type ResponseCheck } from './response-check';
import { ResponseCounts } from './response-counts';
import { recordKnownValues } from './store-values';
import { type WireAnswer, wireClient } from './wire';

const requestsPerRound = 100;
const rounds = cases(16, 1_000);

/** Images are requested less often, because rendering a new one is slow. */
const slow = new Set(['getMedia']);

/** Operations that end what other operations need, and are requested less often. */
const disruptive = new Set(['endStoreSessions']);

/** Operations that cannot succeed without the secret of a provider or an authenticator. */
const neverSuccessful = [
  'receiveWebhook',
  'confirmStaffLogin',
  'reauthenticateStaff',
  'logInStaffWithPasskey',
  'enrolStaffPasskey',
  'addStaffPasskey',
  'reauthenticateStaffWithPasskey',
  'logInWithPasskey',
  'finishPasskeyRegistration',
];

/** How much the heap may grow in the second half, for caches that fill up: a leak of 1 KB for each request exceeds it. */
const heapMarginMb = 20;

let fixture: ContractFixture;
let client: ReturnType<typeof wireClient>;
let check: ResponseCheck;
let document: Document;
let operations: Operation[];
const counts = new ResponseCounts();
/** The first request and response of each kind of fault, so that one run shows all of them. */
const faults = new Map<string, string>();
beforeAll(async () => {
  fixture = await startContractFixture();
  client = wireClient(new URL(fixture.api.webhookUrl).origin);
  document = documentOf(fixture.api.app);
  operations = operationsOf(document);
  check = createResponseCheck(document);
});
afterAll(async () => {
  client.close();
  await fixture.close();
});

it(`responds according to the contract (PROPERTY_SEED=${seed})`, { timeout: 5_400_000 }, async () => {
  process.stdout.write(`${rounds * requestsPerRound} requests, PROPERTY_SEED=${seed}\n`);
  const request = anyRequest(operations, conforming, isRare);
  const heaps: number[] = [];
  let round = 0;
  const property = fc.asyncProperty(
    fc.array(request, { minLength: requestsPerRound, maxLength: requestsPerRound }),
    async (requests) => {
      const { newShopper, newCustomer, newStaff, buy, readMails } = fixture.store;
      if (round % 8 === 0) {
        await buy();
        await expectConformance(ofNewestOrder('getMyOrder'));
      }
      round += 1;
      await Promise.all([newShopper(), newShopper(), newCustomer(), newCustomer(), newStaff(), readMails()]);
      await Promise.all(requests.map(expectConformance));
      if (round % Math.ceil(rounds / 10) !== 0) return;
      process.stdout.write(`${counts.total()} requests, ${faults.size} faults\n`);
      if (round >= rounds / 2) heaps.push(heapAfterCollection());
    },
  );
  // `fc.assert` would print all requests of the round.
  const { errorInstance } = await fc.check(property, { numRuns: rounds, seed, endOnFailure: true });
  process.stdout.write(
    `${counts.table()}\nHeap in the second half, MB: ${heaps.map(Math.round).join(', ')}\n`,
  );
  if (errorInstance) throw errorInstance;
  expect([...faults.values()].join('\n\n')).toBe('');
  expect(counts.total()).toBeGreaterThanOrEqual(rounds * requestsPerRound);
  const [first = 0, ...later] = heaps;
  expect(later.length).toBeGreaterThan(3);
  expect(later.at(-1)).toBeLessThan(first + heapMarginMb);
});

it('ends no import because of a fault of the server', async () => {
  const states = await fixture.api.context.db.selectFrom('imports').select(['state', 'reason']).execute();
  expect(states.length).toBeGreaterThan(rounds / 10);
  expect(states.filter(({ reason }) => reason === 'InternalError')).toEqual([]);
});

it('calls every operation successfully at least once', async () => {
  for (const { id } of operations.filter((operation) => !isRare(operation)))
    expect(counts.total(id), id).toBeGreaterThanOrEqual(
      Math.ceil((rounds * requestsPerRound) / operations.length / 20),
    );
  await fixture.store.buy();
  await expectConformance(ofNewestBasket('getReceipt'));
  for (const id of ['listMyInvoices', 'getMyInvoicePdf']) await expectConformance(ofNewestOrder(id));
  await fixture.store.newShopper();
  // Generated requests may have ended it.
  const unlimited = { valid_from: null, valid_until: null };
  await fixture.api.context.db.updateTable('vouchers').set(unlimited).execute();
  for (const id of ['addVoucher', 'removeVoucher'])
    await expectConformance(ofNewestBasket(id, [['voucherCode', new KnownReference('voucher', -1)]]));
  // A short run may miss some operations. Calls those again: with their example, and with valid requests only.
  const missing = () =>
    operations.filter(({ id }) => !counts.hasSucceeded(id) && !neverSuccessful.includes(id));
  for (const operation of missing()) {
    if (withoutExample.has(operation.id)) continue;
    await prepareFor(fixture.store, operation);
    await expectConformance(exampleRequest(operation));
  }
  for (const operation of missing())
    for (const request of fc.sample(conforming(operation), { numRuns: 500, seed })) {
      if (counts.hasSucceeded(operation.id)) break;
      await Promise.all([fixture.store.newShopper(), fixture.store.newCustomer()]);
      await expectConformance(request);
    }
  expect(operations.filter(({ id }) => !counts.hasSucceeded(id)).map(({ id }) => id)).toEqual(
    neverSuccessful,
  );
  expect([...faults.values()]).toEqual([]);
});

function conforming(operation: Operation): fc.Arbitrary<GeneratedRequest> {
  const valid = validRequest(operation, document);
  return operation.id === 'startImport' ? importRequest(valid) : valid;
}

/** Calls an operation with the newest order as its buyer. Generated requests rarely combine a customer with their own order. */
function ofNewestOrder(id: string): GeneratedRequest {
  const operation = operations.find((each) => each.id === id);
  if (!operation) throw new Error(`The contract has no operation ${id}.`);
  const headers = { ...callerOf(operation), Authorization: new KnownReference('customer', -1) };
  const path = { orderId: new KnownReference('order', -1), invoiceId: new KnownReference('invoice', -1) };
  return { operation, path, query: [], headers };
}

/**
 * Calls an operation with the newest basket. Generated requests rarely remove a voucher that the basket has, or read the
 * receipt of one that was paid.
 */
function ofNewestBasket(id: string, query: GeneratedRequest['query'] = []): GeneratedRequest {
  const operation = operations.find((each) => each.id === id);
  if (!operation) throw new Error(`The contract has no operation ${id}.`);
  const path = { token: new KnownReference('basket', -1) };
  return { operation, path, query, headers: callerOf(operation) };
}

const isRare = ({ id }: Operation) => slow.has(id) || disruptive.has(id);

async function expectConformance(request: GeneratedRequest): Promise<void> {
  const sent = toWireRequest(request, fixture.store.known);
  const answer = await client.send(sent).catch((cause: unknown) => {
    throw new Error(`No answer to ${JSON.stringify(sent)}`, { cause });
  });
  const { method, path, id } = request.operation;
  const operation =
    sent.method === method
      ? request.operation
      : operations.find((each) => each.method === sent.method && each.path === path);
  counts.add(operation?.id ?? `${sent.method} without an operation`, answer.status);
  const fault = faultOf(operation, sent.method, answer);
  const title = `${sent.method} ${id} answered ${answer.status}: ${fault}`;
  if (!fault) recordKnownValues(fixture.store.known, answer);
  else if (!faults.has(title)) {
    faults.set(title, `${title}\n${JSON.stringify(sent)}\n${answer.body.toString()}`);
    process.stdout.write(`${title}\n`);
  }
}

function faultOf(operation: Operation | undefined, method: string, answer: WireAnswer): string | undefined {
  if (answer.status >= 500 && !isRetryLater(operation, answer)) return 'a server error';
  if (method === 'HEAD') return answer.body.length > 0 ? 'a body' : undefined;
  return check(operation, answer, ['en', 'da']);
}

/** Image requests may be rejected under load; no other operation may. */
const isRetryLater = (operation: Operation | undefined, { status, headers }: WireAnswer) =>
  slow.has(operation?.id ?? '') && status === 503 && headers['retry-after'] !== undefined;
