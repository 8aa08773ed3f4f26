import { parseArgs } from 'node:util';
import { runCreateClub } from '@matchday/create-club';
import { Refused, Unreachable } from './api';
import { CommandFailed } from './command-failed';
import { checkLaw } from './commands/check-law';
import { exportFolder } from './commands/export';
import { importFolder } from './commands/import';
import { inviteOwner } from './commands/invite-owner';
import { createKey } from './commands/key';
import { listOrders } from './commands/orders';
import type { CommandContext } from './credentials';
import { showProgress } from './progress';
import { usage } from './usage';

const options = {
  help: { type: 'boolean', short: 'h' },
  'dry-run': { type: 'boolean', default: false },
  'remove-missing': { type: 'boolean', default: false },
  format: { type: 'string', default: 'json' },
  separator: { type: 'string', default: 'comma' },
  scope: { type: 'string', multiple: true },
  name: { type: 'string' },
  email: { type: 'string' },
  culture: { type: 'string', default: 'en' },
  days: { type: 'string', default: '365' },
  status: { type: 'string' },
  page: { type: 'string', default: '1' },
  except: { type: 'string', multiple: true },
  strict: { type: 'boolean' },
} as const;

/** The arguments are invalid. */
class UsageError extends Error {
  override name = 'UsageError';
}

/** Runs a command and returns the exit code. */
export async function run(
  args: readonly string[],
  context: CommandContext,
  { out, err }: { out: NodeJS.WriteStream; err: NodeJS.WriteStream },
): Promise<0 | 1 | 2> {
  if (args[0] === 'create-club')
    return runCreateClub(args.slice(1), context.root, { in: process.stdin, out, err });
  try {
    out.write(await runCommand(args, context, out));
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
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

async function runCommand(
  args: readonly string[],
  context: CommandContext,
  out: NodeJS.WriteStream,
): Promise<string> {
  const { values, positionals } = parse(args);
  const [command, storeId, folder] = positionals;
  if (values.help || command === 'help') return usage;
  if (!command) throw new UsageError('The command is missing.');
  if (!storeId) throw new UsageError('The store is missing.');
  if (command === 'key')
    return `${await createKey(context, { storeId, name: values.name ?? 'npm run shop -- key', scopes: values.scope ?? [], expiresInDays: Number(values.days) })}\n`;
  if (command === 'invite-owner') {
    const { email, name, culture } = values;
    if (!email || !name) throw new UsageError('--email and --name are missing.');
    return `${await inviteOwner(context, { storeId, email, name, culture })} is invited.\n`;
  }
  if (command === 'orders')
    return `${await listOrders(context, { storeId, status: values.status, page: values.page })}\n`;
  if (command === 'check-law')
    return checkLaw(context, {
      storeId,
      except: values.except ?? [],
      isStrict: values.strict ?? false,
    });
  if (command !== 'import' && command !== 'export') throw new UsageError(`There is no command ${command}.`);
  if (!folder) throw new UsageError('The folder is missing.');
  const progress = showProgress(out);
  if (command === 'export') {
    const { format, separator } = values;
    if (format !== 'json' && format !== 'csv') throw new UsageError('--format must be json or csv.');
    if (separator !== 'comma' && separator !== 'semicolon')
      throw new UsageError('--separator must be comma or semicolon.');
    await exportFolder(context, { storeId, folder, format, separator }, progress);
  } else
    await importFolder(
      context,
      { storeId, folder, dryRun: values['dry-run'], removeMissing: values['remove-missing'] },
      progress,
    );
  return '';
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
