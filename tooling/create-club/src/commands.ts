import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** A command of the repository failed; the message has its last output. */
export class StepFailed extends Error {
  override name = 'StepFailed';
}

const keptOutput = 4_000;

/** Runs a program of the repository, such as pnpm, and returns its output. */
export const runProgram = (root: string, program: string, args: readonly string[]): Promise<string> =>
  runIn(root, process.execPath, [join(root, 'run.mjs'), program, ...args], `${program} ${args.join(' ')}`);

/** Runs a program in a folder, and returns its output. `title` names it if it fails. */
export async function runIn(
  folder: string,
  program: string,
  args: readonly string[],
  title = `${program} ${args.join(' ')}`,
): Promise<string> {
  const child = spawn(program, args, {
    cwd: folder,
    env: ownEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-keptOutput);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const code = await new Promise((resolve) => {
    child.once('close', resolve);
    child.once('error', resolve);
  });
  if (code !== 0) throw new StepFailed(`${title} failed:\n${output}`);
  return output;
}

/** Without the variables of a surrounding `npm run`, which would make npm work in the folder of that command. */
const ownEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')));
