import type { Static } from 'typebox';
import type { Passkey } from './contract';
import type { StoredPasskey } from './queries';

/** A passkey as its owner sees it, without its key. */
export function toPasskey({ id, name, createdAt, lastUsedAt }: StoredPasskey): Static<typeof Passkey> {
  return {
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
