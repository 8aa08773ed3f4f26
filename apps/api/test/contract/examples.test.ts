import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type ContractFixture,
  documentOf,
  recordKnownValues,
  startContractFixture,
} from './contract-fixture';
import { kindOf } from './identifier-kinds';
import { KnownReference } from './known-values';
import { type Operation, operationsOf } from './operations';
import { callerOf, type GeneratedRequest, toInjectOptions } from './requests';
import { acceptedValues } from './valid-values';

/** An event needs the provider's signature, a passkey an authenticator's, and an image is no JSON. */
const withoutExample = new Set([
  'receiveWebhook',
  'finishPasskeyRegistration',
  'logInWithPasskey',
  'putMedia',
]);

let fixture: ContractFixture;
let operations: Operation[];
beforeAll(async () => {
  fixture = await startContractFixture();
  operations = operationsOf(documentOf(fixture.api.app));
});
afterAll(() => fixture.close());

/** Replaces what names something in an example by something that this store has. */
function ofThisStore(operationId: string, name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => ofThisStore(operationId, name, item));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, ofThisStore(operationId, key, item)]),
    );
  // The example creates a store of its own.
  if (operationId === 'createStore') return value;
  const kind = kindOf(operationId, name);
  if (kind && kind !== 'value') return new KnownReference(kind, -1);
  return acceptedValues[name]?.[0] ?? value;
}

/** The documented example of a request, with what is required. */
function exampleRequest(operation: Operation): GeneratedRequest {
  const valuesIn = (place: string): [string, unknown][] =>
    operation.parameters
      .filter((parameter) => parameter.in === place && parameter.required)
      .map(({ name, example }) => [name, ofThisStore(operation.id, name, example)]);
  const body = operation.body?.['application/json']?.example;
  return {
    operation,
    path: Object.fromEntries(valuesIn('path')),
    query: valuesIn('query'),
    headers: {
      Authorization: new KnownReference('customer', -1),
      ...callerOf(operation),
      ...Object.fromEntries(valuesIn('header')),
    },
    ...(body !== undefined && { body: ofThisStore(operation.id, 'body', body) }),
  };
}

it('answers every example of a request like the example of its response', { timeout: 600_000 }, async () => {
  const { newShopper, newCustomer, buy, requestMails, known } = fixture.store;
  const faults: string[] = [];
  for (const operation of operations.filter(({ id }) => !withoutExample.has(id))) {
    // A voucher is removed from the basket that it was added to.
    if (operation.id !== 'removeVoucher') await newShopper();
    await newCustomer();
    if (/order|receipt|shipment/i.test(operation.id)) await buy();
    if (kindOf(operation.id, 'token')?.endsWith('Token')) await requestMails();
    const answer = await fixture.api.app.inject(toInjectOptions(exampleRequest(operation), known));
    const { statusCode: status, headers, rawPayload } = answer;
    recordKnownValues(known, { status, headers, body: rawPayload });
    if (status >= 300) faults.push(`${operation.id} answered ${status} ${answer.body}`);
    const example = operation.responses[String(status)]?.content?.['application/json']?.example;
    if (example === undefined || status >= 300) continue;
    const names = Object.keys(answer.json()).filter((name) => !Object.hasOwn(Object(example), name));
    if (names.length > 0) faults.push(`${operation.id} has no example of ${names.join(', ')}`);
  }
  expect(faults).toEqual([]);
});
