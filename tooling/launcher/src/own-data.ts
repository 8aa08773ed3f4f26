import { join } from 'node:path';
import type { Club, Services } from './ports';
import { root } from './root';
import type { Secrets } from './secrets';
import type { Part } from './supervisor';

const tsxLoader = import.meta.resolve('tsx');

/** A club with data in its folder. */
export type ClubWithData = Club & { dataFolder: string };

/** The clubs with data in `apps/<club>/store` whose store the API does not have yet. An existing store is never changed. */
export async function clubsWithoutStore({ clubs, api }: Services): Promise<ClubWithData[]> {
  const found = clubs.map(async (club): Promise<ClubWithData[]> => {
    const { id, dataFolder } = club;
    if (!dataFolder) return [];
    const response = await fetch(`${api.url}/api/categories`, { headers: { StoreId: id } });
    await response.body?.cancel();
    return response.status === 404 ? [{ ...club, dataFolder }] : [];
  });
  return (await Promise.all(found)).flat();
}

/** Creates a club's store from its data, with the same command that a club uses for a server. */
export function storeImport({ id, dataFolder }: ClubWithData, api: Services['api'], secrets: Secrets): Part {
  return {
    name: `import-${id}`,
    command: process.execPath,
    args: ['--import', tsxLoader, 'src/main.ts', 'import', id, dataFolder],
    cwd: join(root, 'tooling/shop'),
    env: { API_URL: api.url, ADMIN_SECRET: secrets.ADMIN_SECRET, SHOP_KEY: '', INIT_CWD: '' },
  };
}
