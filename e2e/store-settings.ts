import { readSecrets } from '@matchday/launcher/secrets';
import { platformEnvironment, services } from './platform';
import type { Shop } from './shop';

type Settings = Record<string, unknown>;
interface ImportState {
  import: { state: string; errors: unknown[] };
}

/** A client of the admin operations with a key of the shop's store. */
async function adminOf({ clubId }: Shop) {
  const call = async <T>(bearer: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(services.api.url + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} failed: ${await response.text()}`);
    return (await response.json()) as T;
  };
  const { ADMIN_SECRET } = readSecrets(platformEnvironment.DATA_DIR ?? '');
  const wanted = { storeId: clubId, name: 'Browser tests', scopes: ['content'] };
  const { key } = await call<{ key: string }>(ADMIN_SECRET, '/api/admin/keys', wanted);
  return <T>(path: string, body?: unknown) => call<T>(key, path, body);
}

/** Changes the settings of the shop's language by an import, runs `work`, and restores them. */
export async function withSettings(shop: Shop, change: Settings, work: () => Promise<void>): Promise<void> {
  const call = await adminOf(shop);
  const { settings } = await call<{ settings: Record<string, Settings> }>(
    '/api/admin/exports/settings?format=json',
  );
  const before = settings[shop.culture];
  const importSettings = async (own: Settings | undefined) => {
    const { id } = await call<{ id: string }>('/api/admin/imports?part=settings&format=json', {
      settings: { [shop.culture]: own },
    });
    for (;;) {
      const { import: found } = await call<ImportState>(`/api/admin/imports/${id}`);
      if (found.state === 'failed') throw new Error(JSON.stringify(found.errors));
      if (found.state === 'done') return;
    }
  };
  await importSettings({ ...before, ...change });
  try {
    await work();
  } finally {
    await importSettings(before);
  }
}
