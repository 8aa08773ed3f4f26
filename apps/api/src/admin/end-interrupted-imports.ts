import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context } from '../context';
import { failStaleImports } from '../db/repositories/imports';
import { silentAfterMs } from './import-queue';

type Parts = Pick<Context, 'db' | 'clock' | 'config' | 'log'>;

/** Where files wait for their import. */
export const importFolder = ({ config }: Pick<Context, 'config'>): string => join(config.dataDir, 'imports');

/** Says of imports whose process died that they were interrupted; nothing of them was written. */
export async function endInterruptedImports(context: Parts, silentMs = silentAfterMs): Promise<void> {
  const { db, clock, log } = context;
  const now = clock();
  const ended = await failStaleImports(db, new Date(now.getTime() - silentMs), now);
  if (ended > 0) log.warn({ imports: ended }, 'imports were interrupted');
}

/**
 * To be called before the server answers. The embedded database has one process, so that whatever was under way in it is
 * under way no more, and no file waits.
 */
export async function endImportsOfLastProcess(context: Parts): Promise<void> {
  if (context.config.databaseUrl) return endInterruptedImports(context);
  await endInterruptedImports(context, 0);
  await rm(importFolder(context), { recursive: true, force: true });
}
