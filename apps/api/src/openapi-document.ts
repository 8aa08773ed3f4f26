import { resolve } from 'node:path';
import { assembleContext } from './composition';
import { readConfig } from './config';
import { openServer } from './platform/database/server';
import { buildServer } from './server';

/** The committed document, from which client types are generated. */
export const documentPath = resolve(import.meta.dirname, '../../../packages/api-client/openapi.json');

/** Generating the document never connects to the database. */
const noDatabase = 'postgres://localhost';

/** Generates the text of the OpenAPI document. */
export async function openApiText(): Promise<string> {
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
