import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApiText } from '../../src/openapi/openapi-text';
import { kindOf } from './identifier-kinds';
import { inputsOf } from './inputs';
import { missing, ownOfNoStore } from './missing';
import { type Document, type Operation, operationsOf } from './operations';
import { injected } from './requests';
import { sampleRequest } from './sample-request';
import { startWorld, type World } from './world';

const document: Document = JSON.parse(await openApiText());
const operations = operationsOf(document);
const named = operations.flatMap((operation) =>
  inputsOf(operation, document).flatMap((input) => {
    const kind = kindOf(operation.id, input.name);
    return kind === undefined || kind === 'value' || ownOfNoStore.has(kind)
      ? []
      : [{ operation, input, kind, title: `${operation.id} ${input.name}` }];
  }),
);

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

it('knows of every input of every operation what it names', () => {
  const unknown = operations.flatMap((operation) =>
    inputsOf(operation, document)
      .filter(({ name }) => kindOf(operation.id, name) === undefined)
      .map(({ name }) => `${operation.id} ${name}`),
  );
  expect(unknown).toEqual([]);
  expect(named.length).toBeGreaterThan(60);
});

describe("what is another store's does not exist", () => {
  it.each(named)('$title', async ({ operation, input, kind }) => {
    const { here, elsewhere, api } = world;
    const foreign = elsewhere.known.newest(kind);
    expect(foreign, `what the other store has of the kind ${kind}`).toBeDefined();
    const ask = async (value: string) => {
      await renew(operation);
      const request = sampleRequest(operation, document, input, value);
      const answer = await api.app.inject(injected(request, here.known));
      return { status: answer.statusCode, body: withoutNovelties(answer.body.replaceAll(value, '<it>')) };
    };
    const before = await rowsOf('south');
    const answer = await ask(String(foreign));
    expect(answer).toEqual(await ask(missing(kind)));
    expect(answer.status).toBeLessThan(500);
    expect(await rowsOf('south')).toEqual(before);
  });
});

/** What an operation uses up is there anew: a basket, a customer, an order, the tokens of mails. */
async function renew({ id, security }: Operation): Promise<void> {
  const { newShopper, newCustomer, buy, beMailed } = world.here;
  await newShopper();
  await newCustomer();
  if (security.includes('adminKey')) await buy();
  if (kindOf(id, 'token')?.endsWith('Token')) await beMailed();
}

/** What differs from one good answer to the next. */
function withoutNovelties(body: string): string {
  return body
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<uuid>')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
    .replace(/[\w-]{30,}(\.[\w-]{30,})*/g, '<token>')
    .replace(/ses_[\w-]+/g, '<session>');
}

/** A fingerprint of everything that a store has, table by table. */
async function rowsOf(storeId: string): Promise<Record<string, string>> {
  const { db } = world.api.context;
  const { rows: tables } = await sql<{ name: string; key: string }>`
    select table_name as name, column_name as key from information_schema.columns
    where table_schema = 'public' and (column_name = 'store_id' or (table_name = 'stores' and column_name = 'id'))
  `.execute(db);
  const prints = await Promise.all(
    tables.map(async ({ name, key }) => {
      const { rows } = await sql<{ row: string }>`
        select t::text as row from ${sql.table(name)} as t where ${sql.ref(key)} = ${storeId} order by 1
      `.execute(db);
      return [name, createHash('sha256').update(JSON.stringify(rows)).digest('hex')];
    }),
  );
  return Object.fromEntries(prints);
}
