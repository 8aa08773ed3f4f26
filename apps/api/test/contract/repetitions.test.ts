import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApiText } from '../../src/openapi-document';
import { eventually } from '../paid-api';
import { contentOfTables } from './content-of-tables';
import { type ContractFixture, startContractFixture } from './contract-fixture';
import { exampleRequest, prepareFor, withoutExample } from './example-request';
import { type Document, type Operation, operationsOf } from './operations';
import { toInjectOptions } from './requests';

const document: Document = JSON.parse(await openApiText());
const posts = operationsOf(document).filter(({ method }) => method === 'POST');
const takesKey = ({ parameters }: Operation) =>
  parameters.some(({ name }) => name.toLowerCase() === 'idempotency-key');

/** Where a repetition adds a row, as the descriptions say: a session, or a challenge that expires. */
const additions: Readonly<Record<string, readonly string[]>> = {
  authenticate: ['refresh_tokens', 'sessions'],
  startPasskeyLogin: ['passkey_challenges'],
  logInStaff: ['staff_tokens'],
  enrolStaffTotp: ['staff_tokens'],
  startPasskeyRegistration: ['passkey_challenges'],
  startStaffPasskeyLogin: ['passkey_challenges'],
  startStaffPasskeyEnrolment: ['passkey_challenges'],
  startStaffPasskey: ['passkey_challenges'],
  startStaffConfirmation: ['passkey_challenges'],
  endVouchers: ['imports'],
  addRedirect: ['imports'],
};

/** A repeated change of a basket has a version of its own. */
const versionColumns = ['version', 'updated_at'];

let fixture: ContractFixture;
beforeAll(async () => {
  fixture = await startContractFixture();
});
afterAll(() => fixture.close());

it('has an Idempotency-Key, or says what a repetition does, for every POST', () => {
  const faults = posts.flatMap((operation) =>
    takesKey(operation) === (operation.repetition === undefined) ? [] : [operation.id],
  );
  expect(faults).toEqual([]);
});

/** Sends the documented example twice, and returns the answers and the tables that the second call changed. */
async function callTwice(operation: Operation, headers: Record<string, string> = {}) {
  await prepareFor(fixture.store, operation);
  const request = toInjectOptions(exampleRequest(operation), fixture.store.known);
  const send = async () => {
    const answer = await fixture.api.app.inject({ ...request, headers: { ...request.headers, ...headers } });
    return { status: answer.statusCode, text: answer.body, json: () => answer.json() };
  };
  const first = await send();
  expect(first.status, first.text).toBeLessThan(300);
  await importsEnd();
  const before = await contentOfTables(fixture.api, versionColumns);
  const second = await send();
  await importsEnd();
  const after = await contentOfTables(fixture.api, versionColumns);
  const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
  return { first, second, changed };
}

const importsEnd = () =>
  eventually(
    () => fixture.api.context.db.selectFrom('imports').select('finished_at').execute(),
    (imports) => imports.every(({ finished_at }) => finished_at !== null),
  );

describe('a repetition with the same Idempotency-Key changes nothing and has the same answer', () => {
  const keyed = posts.filter((operation) => takesKey(operation) && operation.id !== 'createAdminKey');
  it.each(keyed.map((operation) => [operation.id, operation] as const))('%s', async (_, operation) => {
    const { first, second, changed } = await callTwice(operation, { 'idempotency-key': randomUUID() });
    expect(second).toMatchObject({ status: first.status, text: first.text });
    expect(changed).toEqual([]);
  });
});

describe('a repetition does what the description says', () => {
  const natural = posts.filter(({ id, repetition }) => repetition !== undefined && !withoutExample.has(id));
  it.each(natural.map((operation) => [operation.id, operation] as const))('%s', async (_, operation) => {
    const { second, changed } = await callTwice(operation);
    expect(second.status).toBeLessThan(500);
    expect(changed).toEqual(additions[operation.id] ?? []);
  });
});

it('creates no other admin key for the same Idempotency-Key, and keeps no secret', async () => {
  const operation = posts.find(({ id }) => id === 'createAdminKey');
  if (!operation) throw new Error('The contract has no operation createAdminKey.');
  const { first, second, changed } = await callTwice(operation, { 'idempotency-key': randomUUID() });
  const { key, adminKey } = first.json();
  expect([second.status, second.json().errors[0].code]).toEqual([409, 'AdminKeyCreated']);
  expect(second.json().errors[0].message).toContain(adminKey.id);
  expect(changed).toEqual([]);
  const kept = await fixture.api.context.db.selectFrom('idempotency_keys').select('response').execute();
  expect(JSON.stringify(kept)).toContain(adminKey.id);
  expect(JSON.stringify(kept)).not.toContain(key);
});
