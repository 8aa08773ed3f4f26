import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import type { TestProject } from 'vitest/node';
import type { Database } from '../src/platform/database/database';
import { migrate } from '../src/platform/database/migrate';
import { openServer } from '../src/platform/database/server';
import { createDatabase } from './server-database';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated, empty database: a dump file for the embedded one, or a database name on the server. */
    databaseTemplate: string;
  }
}

/** Migrates one template database for all test files, because copying it is much faster than migrating each time. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL;
  const { template, remove } = await (server ? makeOnServer(server) : makeEmbedded());
  provide('databaseTemplate', template);
  return remove;
}

async function makeOnServer(server: string) {
  const { name, url, drop } = await createDatabase(server);
  const { db, close } = openServer(url, () => {});
  await migrate(db);
  await close();
  return { template: name, remove: drop };
}

async function makeEmbedded() {
  const directory = await mkdtemp(join(tmpdir(), 'matchday-test-'));
  const template = join(directory, 'template.tar');
  const pglite = await PGlite.create();
  await migrate(new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) }));
  const dump = await pglite.dumpDataDir('none');
  await writeFile(template, Buffer.from(await dump.arrayBuffer()));
  await pglite.close();
  return { template, remove: () => rm(directory, { recursive: true }) };
}
