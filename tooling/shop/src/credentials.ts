import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Api, apiAt } from './api';
import { CommandFailed } from './command-failed';

export interface CommandContext {
  env: Readonly<Record<string, string | undefined>>;
  /** The repository's root folder. */
  root: string;
}

const apiUrl = ({ env }: CommandContext): string => env.API_URL || 'http://127.0.0.1:4000';

/** `ADMIN_SECRET`, or the secret that the launcher created on this machine. */
export function adminSecret({ env, root }: CommandContext): string | undefined {
  if (env.ADMIN_SECRET) return env.ADMIN_SECRET;
  const file = resolve(root, env.DATA_DIR || '.data', 'secrets.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).ADMIN_SECRET : undefined;
}

/**
 * An API client with the operator's secret.
 * @throws {CommandFailed} if there is no secret
 */
export function operator(context: CommandContext): Api {
  const secret = adminSecret(context);
  if (!secret)
    throw new CommandFailed("Set ADMIN_SECRET to the API's admin secret, or SHOP_KEY to a key of the store.");
  return apiAt(apiUrl(context), secret);
}

/** Runs `work` with `SHOP_KEY`, or with a temporary key that is revoked afterwards. */
export async function withKey<T>(
  context: CommandContext,
  storeId: string,
  scopes: readonly string[],
  work: (api: Api) => Promise<T>,
): Promise<T> {
  if (context.env.SHOP_KEY) return work(apiAt(apiUrl(context), context.env.SHOP_KEY));
  const client = operator(context);
  const body = { type: 'application/json', data: JSON.stringify({ storeId, name: 'npm run shop', scopes }) };
  const { key, adminKey } = await client.call<{ key: string; adminKey: { id: string } }>(
    'POST',
    '/api/admin/keys',
    body,
  );
  try {
    return await work(apiAt(apiUrl(context), key));
  } finally {
    await client.call('DELETE', `/api/admin/keys/${adminKey.id}?storeId=${storeId}`);
  }
}
