import { resolve } from 'node:path';
import { readConfig } from '../config';
import { assembleContext } from '../context';
import { openEmbedded } from '../db/embedded';
import { buildServer } from '../server';

/** Where the clients' types are generated from. */
export const documentPath = resolve(import.meta.dirname, '../../../../packages/api-client/openapi.json');

/** The text of the document, as it is committed. */
export async function writtenDocument(): Promise<string> {
  const context = await assembleContext(readConfig({ LOG_LEVEL: 'silent' }), await openEmbedded());
  const app = await buildServer(context);
  try {
    await app.ready();
    return `${JSON.stringify(app.swagger(), null, 2)}\n`;
  } finally {
    await app.close();
    await context.close();
  }
}
