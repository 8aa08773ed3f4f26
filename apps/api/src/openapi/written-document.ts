import { resolve } from 'node:path';
import { readConfig } from '../config';
import { assembleContext } from '../context';
import { openServer } from '../db/server';
import { buildServer } from '../server';

/** Where the clients' types are generated from. */
export const documentPath = resolve(import.meta.dirname, '../../../../packages/api-client/openapi.json');

/** Describing the calls asks no database, so that none is ever connected. */
const noDatabase = 'postgres://localhost';

/** The text of the document, as it is committed. */
export async function writtenDocument(): Promise<string> {
  const context = await assembleContext(
    readConfig({ LOG_LEVEL: 'silent' }),
    openServer(noDatabase, () => {}),
  );
  const app = await buildServer(context);
  try {
    await app.ready();
    return `${JSON.stringify(app.swagger(), null, 2)}\n`;
  } finally {
    await app.close();
    await context.close();
  }
}
