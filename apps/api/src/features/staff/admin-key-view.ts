import type { AdminKey as AdminKeyView } from './contract';
import type { AdminKey } from './queries';

export function adminKeyView(key: AdminKey): AdminKeyView {
  return {
    id: key.id,
    storeId: key.storeId,
    name: key.name,
    scopes: [...key.scopes],
    createdAt: key.createdAt.toISOString(),
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
    revokedAt: key.revokedAt?.toISOString() ?? null,
  };
}
