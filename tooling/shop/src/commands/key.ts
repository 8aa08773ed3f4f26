import { type CommandContext, operator } from '../credentials';

/** Creates a key for a store. The key is shown only once. */
export async function createKey(
  context: CommandContext,
  options: { storeId: string; name: string; scopes: readonly string[]; expiresInDays: number },
): Promise<string> {
  const data = JSON.stringify(options);
  const { key } = await operator(context).call<{ key: string }>('POST', '/api/admin/keys', {
    type: 'application/json',
    data,
  });
  return key;
}
