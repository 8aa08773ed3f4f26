import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface RunOptions {
  env?: NodeJS.ProcessEnv;
  /** Exit codes that are no failure; 0 by default. */
  accepted?: readonly number[];
}

/** Turbo's own cache for all versions: a shop whose sources did not change is built once. */
export const turboCache = (source: string) => ({ TURBO_CACHE_DIR: join(dirname(source), 'turbo') });

/** The environment of this command's children: tests must not believe that they run in CI. */
export const environment = (more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => {
  const { CI: _ci, ...rest } = process.env;
  return { ...rest, NEXT_TELEMETRY_DISABLED: '1', TURBO_TELEMETRY_DISABLED: '1', ...more };
};

const shownLines = 20;

/**
 * Runs a command of a version with that version's own tools, and keeps its output in a log. Resolves to the output.
 * @throws Error with the end of the log if the command fails
 */
export async function runIn(
  source: string,
  command: readonly string[],
  log: string,
  { env, accepted = [0] }: RunOptions = {},
): Promise<string> {
  const child = spawn(process.execPath, ['run.mjs', ...command], {
    cwd: source,
    env: environment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const file = createWriteStream(log);
  for (const stream of [child.stdout, child.stderr]) stream.pipe(file, { end: false });
  const [code] = await once(child, 'close');
  await new Promise((resolve) => file.end(resolve));
  const output = readFileSync(log, 'utf8');
  if (accepted.includes(code)) return output;
  const last = output.trimEnd().split('\n').slice(-shownLines).join('\n');
  throw new Error(`${command.join(' ')} failed in ${source} with code ${code}:\n${last}\nSee ${log}.`);
}
