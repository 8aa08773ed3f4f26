import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApiText } from '../../src/openapi-document';
import { type ContractFixture, startContractFixture } from './contract-fixture';
import { type Kind, kindOf } from './identifier-kinds';
import { type Input, inputsOf } from './inputs';
import { KnownReference } from './known-values';
import { type Document, type Operation, operationsOf } from './operations';
import { toInjectOptions } from './requests';
import { sampleRequest } from './sample-request';
import { storeIndependentKinds, unknownValue } from './unknown-value';

const document: Document = JSON.parse(await openApiText());
const operations = operationsOf(document);
const storeInputs = operations.flatMap((operation) =>
  inputsOf(operation, document).flatMap((input) => {
    const kind = kindOf(operation.id, input.name);
    return kind === undefined || kind === 'value' || storeIndependentKinds.has(kind)
      ? []
      : [{ operation, input, kind, title: `${operation.id} ${input.name}` }];
  }),
);

let fixture: ContractFixture;
beforeAll(async () => {
  fixture = await startContractFixture();
});
afterAll(() => fixture.close());

it('has a kind for every input of every operation', () => {
  const unlisted = operations.flatMap((operation) =>
    inputsOf(operation, document)
      .filter(({ name }) => kindOf(operation.id, name) === undefined)
      .map(({ name }) => `${operation.id} ${name}`),
  );
  expect(unlisted).toEqual([]);
  expect(storeInputs.length).toBeGreaterThan(60);
});

interface StoreCall {
  operation: Operation;
  input: Input;
  kind: Kind;
  title: string;
  caller?: Kind;
}

/** Admin operations are called with a key, and with a session of staff. */
const storeCalls: readonly StoreCall[] = [
  ...storeInputs,
  ...storeInputs
    .filter(({ operation }) => operation.security.includes('adminKey'))
    .map(({ operation, input, kind, title }): StoreCall => {
      return { operation, input, kind, title: `${title}, by a member of staff`, caller: 'staffSession' };
    }),
];

/** The rows of the other store, which no test changes. */
let unchanged: Record<string, string> | undefined;

describe("treats another store's data like missing data", () => {
  it.each(storeCalls)('$title', async ({ operation, input, kind, caller }) => {
    const { store, otherStore, api } = fixture;
    const foreign = otherStore.known.newest(kind);
    expect(foreign, `a value of kind ${kind} in the other store`).toBeDefined();
    const send = async (value: string) => {
      await createFreshData(operation);
      const request = sampleRequest(operation, document, input, value);
      if (caller) request.headers.Authorization = new KnownReference(caller, -1);
      const answer = await api.app.inject(toInjectOptions(request, store.known));
      return { status: answer.statusCode, body: normaliseBody(answer.body.replaceAll(value, '<it>')) };
    };
    unchanged ??= await hashRows('south');
    const answer = await send(String(foreign));
    expect(answer).toEqual(await send(unknownValue(kind)));
    expect(answer.status).toBeLessThan(500);
    const before = unchanged;
    unchanged = await hashRows('south');
    expect(unchanged).toEqual(before);
  });
});

/** Creates new baskets, customers, orders and tokens, because operations use them up. */
async function createFreshData({ id, security }: Operation): Promise<void> {
  const { newShopper, newCustomer, newStaff, buy, withdraw, writeMessage, saveDraft, requestMails } =
    fixture.store;
  await newShopper();
  await newCustomer();
  if (/staff|invitation/i.test(id)) await newStaff();
  if (security.includes('adminKey')) await buy();
  if (/withdrawal/i.test(id)) await withdraw();
  if (/message/i.test(id)) await writeMessage();
  if (/draft|preview/i.test(id)) await saveDraft();
  if (kindOf(id, 'token')?.endsWith('Token')) await requestMails();
}

/** Removes values that differ between responses. */
function normaliseBody(body: string): string {
  return body
    .replace(/"from":\d+,"to":\d+/g, '<stock>')
    .replace(/whsec_[\w+/=]+/g, '<secret>')
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<uuid>')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
    .replace(/[\w-]{30,}(\.[\w-]{30,})*/g, '<token>')
    .replace(/ses_[\w-]+/g, '<session>')
    .replace(/"orderNumber":"\w+"/g, '<number>');
}

/** Hashes all data of a store, table by table. */
async function hashRows(storeId: string): Promise<Record<string, string>> {
  const { db } = fixture.api.context;
  const { rows: tables } = await sql<{ name: string; key: string }>`
    select table_name as name, column_name as key from information_schema.columns
    where table_schema = 'public' and (column_name = 'store_id' or (table_name = 'stores' and column_name = 'id'))
  `.execute(db);
  const hashes = await Promise.all(
    tables.map(async ({ name, key }) => {
      const { rows } = await sql<{ row: string }>`
        select t::text as row from ${sql.table(name)} as t where ${sql.ref(key)} = ${storeId} order by 1
      `.execute(db);
      return [name, createHash('sha256').update(JSON.stringify(rows)).digest('hex')];
    }),
  );
  return Object.fromEntries(hashes);
}
