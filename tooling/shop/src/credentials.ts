import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Api, apiAt } from './api';
import { CommandFailed } from './command-failed';

export interface CommandContext {
  env: Readonly<Record<string, string | undefined>>;
  /** The repository's folder. */
  root: string;
}

export const addressOf = ({ env }: CommandContext): string => env.API_URL || 'http://127.0.0.1:4000';

/** `ADMIN_SECRET`, or the one that the launcher made for this machine. */
export function adminSecret({ env, root }: CommandContext): string | undefined {
  if (env.ADMIN_SECRET) return env.ADMIN_SECRET;
  const file = resolve(root, env.DATA_DIR || '.data', 'secrets.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).ADMIN_SECRET : undefined;
}

/** @throws {CommandFailed} where there is no secret */
export function operator(context: CommandContext): Api {
  const secret = adminSecret(context);
  if (!secret)
    throw new CommandFailed("Set ADMIN_SECRET to the API's own, or SHOP_KEY to a key of the store.");
  return apiAt(addressOf(context), secret);
}

/** Works with `SHOP_KEY`, or with a key that is made for this work and ended after it. */
export async function withKey<T>(
  context: CommandContext,
  storeId: string,
  scopes: readonly string[],
  work: (api: Api) => Promise<T>,
): Promise<T> {
  if (context.env.SHOP_KEY) return work(apiAt(addressOf(context), context.env.SHOP_KEY));
  const by = operator(context);
  const body = { type: 'application/json', data: JSON.stringify({ storeId, name: 'npm run shop', scopes }) };
  const { key, adminKey } = await by.call<{ key: string; adminKey: { id: string } }>(
    'POST',
    '/api/admin/keys',
    body,
  );
  try {
    return await work(apiAt(addressOf(context), key));
  } finally {
    await by.call('DELETE', `/api/admin/keys/${adminKey.id}?storeId=${storeId}`);
  }
}
