import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import type { TestProject } from 'vitest/node';
import type { Database } from '../src/db/database';
import { migrate } from '../src/db/migrate';

declare module 'vitest' {
  interface ProvidedContext {
    /** File with a migrated, empty database. */
    embeddedTemplate: string;
  }
}

/** Making a new database takes seconds, copying one a moment: it is made once for all test files. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'matchday-test-'));
  const file = join(directory, 'template.tar');
  provide('embeddedTemplate', file);
  if (!process.env.TEST_DATABASE_URL) {
    const pglite = await PGlite.create();
    await migrate(new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) }));
    const dump = await pglite.dumpDataDir('none');
    await writeFile(file, Buffer.from(await dump.arrayBuffer()));
    await pglite.close();
  }
  return () => rm(directory, { recursive: true });
}
