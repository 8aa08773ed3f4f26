import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoresContext } from '../stores';
import { heartbeatTimeoutMs } from './import-queue';
import { failStaleImports } from './queries';

type ImportContext = Pick<StoresContext, 'db' | 'clock' | 'config' | 'log'>;

/** The folder of uploaded files that wait for their import. */
export const importFolder = ({ config }: Pick<StoresContext, 'config'>): string =>
  join(config.dataDir, 'imports');

/** Marks imports whose process died as interrupted. They wrote nothing. */
export async function endInterruptedImports(
  context: ImportContext,
  timeoutMs = heartbeatTimeoutMs,
): Promise<void> {
  const { db, clock, log } = context;
  const now = clock();
  const ended = await failStaleImports(db, new Date(now.getTime() - timeoutMs), now);
  if (ended > 0) log.warn({ imports: ended }, 'imports were interrupted');
}

/**
 * Ends the imports of the previous process; call it before the server starts. Only one process uses the embedded
 * database, so no import can still be running and no file is waiting.
 */
export async function endImportsOfPreviousProcess(context: ImportContext): Promise<void> {
  if (context.config.databaseUrl) return endInterruptedImports(context);
  await endInterruptedImports(context, 0);
  await rm(importFolder(context), { recursive: true, force: true });
}
