import { inspect } from 'node:util';
import { DataDirectoryInUse } from './platform/database/data-directory-lock';
import { DatabaseNotMigrated } from './platform/database/migrate';
import { ConfigError } from './platform/environment';

const expected = [ConfigError, DataDirectoryInUse, DatabaseNotMigrated];

/** Does the work of a process. An error is written to the standard error output and ends the process with code 1. */
export async function endOnFailure(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    process.stderr.write(`${describe(error)}\n`);
    process.exit(1);
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (expected.some((kind) => error instanceof kind)) return error.message;
  if ('code' in error && error.code === 'EADDRINUSE')
    return `${error.message}: another program has the port; choose one with API_PORT.`;
  return inspect(error);
}
