import { readSecrets } from '@matchday/launcher/secrets';
import { expect } from '@playwright/test';
import { dataDirectory, services } from './platform';
import type { Shop } from './shop';

const secrets = () => readSecrets(process.env.DATA_DIR ?? dataDirectory);

async function call<Answer>(path: string, token: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`${services.api.url}/api/admin/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(answer)}`);
  return answer;
}

/** Imports pages into the store, as its staff do. Other pages stay. */
export async function importPages({ clubId }: Shop, pages: readonly object[]): Promise<void> {
  const { key } = await call<{ key: string }>('keys', secrets().ADMIN_SECRET, {
    storeId: clubId,
    name: 'Browser tests',
    scopes: ['content'],
  });
  const { id } = await call<{ id: string }>('imports?part=content&format=json', key, { pages });
  await expect
    .poll(async () => {
      const answer = await call<{ import: { state: string; errors: unknown } }>(`imports/${id}`, key);
      return answer.import;
    })
    .toMatchObject({ state: 'done', errors: [] });
}
