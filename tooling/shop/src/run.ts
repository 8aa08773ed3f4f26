import { parseArgs } from 'node:util';
import { Refused, Unreachable } from './api';
import { CommandFailed } from './command-failed';
import { exportFolder } from './commands/export';
import { importFolder } from './commands/import';
import { createKey } from './commands/key';
import { listOrders } from './commands/orders';
import type { Surroundings } from './credentials';
import { showProgress } from './progress';
import { usage } from './usage';

const options = {
  help: { type: 'boolean', short: 'h' },
  'dry-run': { type: 'boolean', default: false },
  'remove-missing': { type: 'boolean', default: false },
  format: { type: 'string', default: 'json' },
  separator: { type: 'string', default: 'comma' },
  scope: { type: 'string', multiple: true },
  name: { type: 'string', default: 'npm run shop -- key' },
  status: { type: 'string' },
  page: { type: 'string', default: '1' },
} as const;

/** Arguments that make no command. */
class Misunderstood extends Error {
  override name = 'Misunderstood';
}

/** Carries out a command and tells the exit code. */
export async function run(
  args: readonly string[],
  around: Surroundings,
  { out, err }: { out: NodeJS.WriteStream; err: NodeJS.WriteStream },
): Promise<0 | 1 | 2> {
  try {
    out.write(await carryOut(args, around, out));
    return 0;
  } catch (error) {
    if (error instanceof Misunderstood) {
      err.write(`${error.message}\n\n${usage}`);
      return 2;
    }
    const isExpected = [CommandFailed, Refused, Unreachable].some((type) => error instanceof type);
    err.write(
      `${error instanceof Error ? ((isExpected ? error.message : error.stack) ?? '') : String(error)}\n`,
    );
    return 1;
  }
}

async function carryOut(
  args: readonly string[],
  around: Surroundings,
  out: NodeJS.WriteStream,
): Promise<string> {
  const { values, positionals } = parse(args);
  const [command, storeId, folder] = positionals;
  if (values.help || command === 'help') return usage;
  if (!command) throw new Misunderstood('Which command?');
  if (!storeId) throw new Misunderstood('Which store?');
  if (command === 'key')
    return `${await createKey(around, { storeId, name: values.name, scopes: values.scope ?? [] })}\n`;
  if (command === 'orders')
    return `${await listOrders(around, { storeId, status: values.status, page: values.page })}\n`;
  if (command !== 'import' && command !== 'export')
    throw new Misunderstood(`There is no command ${command}.`);
  if (!folder) throw new Misunderstood('Which folder?');
  const progress = showProgress(out);
  if (command === 'export') {
    const { format, separator } = values;
    if (format !== 'json' && format !== 'csv') throw new Misunderstood('--format is json or csv.');
    if (separator !== 'comma' && separator !== 'semicolon')
      throw new Misunderstood('--separator is comma or semicolon.');
    await exportFolder(around, { storeId, folder, format, separator }, progress);
  } else
    await importFolder(
      around,
      { storeId, folder, dryRun: values['dry-run'], removeMissing: values['remove-missing'] },
      progress,
    );
  return '';
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new Misunderstood(error instanceof Error ? error.message : String(error));
  }
}
