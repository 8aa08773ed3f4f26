import { resolve } from 'node:path';
import { run } from './run';

const root = resolve(import.meta.dirname, '../../..');
// Resolve paths from the caller's folder, because a package manager runs scripts in the package root.
if (process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);
process.exitCode = await run(
  process.argv.slice(2),
  { env: process.env, root },
  { out: process.stdout, err: process.stderr },
);
