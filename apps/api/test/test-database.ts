import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { inject } from 'vitest';
import { openEmbedded } from '../src/db/embedded';
import { migrate } from '../src/db/migrate';
import type { OpenDatabase } from '../src/db/open-database';
import { openServer } from '../src/db/server';

/** A migrated database of its own: in memory, or a new one on a server, the one that TEST_DATABASE_URL names unless told. */
export async function openTestDatabase(
  server = process.env.TEST_DATABASE_URL,
): Promise<OpenDatabase & { url: string | undefined }> {
  if (!server) return { ...(await openTemplate()), url: undefined };
  const { url, drop } = await createDatabase(server);
  const { db, close } = openServer(url, () => {});
  await migrate(db);
  return {
    db,
    url,
    close: async () => {
      await close();
      await drop();
    },
  };
}

/** A database without any table on a server. */
export async function createDatabase(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(server, `drop database ${name} with (force)`) };
}

async function openTemplate(): Promise<OpenDatabase> {
  const template = await readFile(inject('embeddedTemplate'));
  return openEmbedded(undefined, new Blob([template]));
}

async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
