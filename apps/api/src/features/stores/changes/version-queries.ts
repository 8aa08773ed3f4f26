import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database';
import type { Topic } from './outbox-queries';

/** The latest version of each store; a store without changes has none. */
export async function findVersions(db: Db, storeIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('catalogue_versions')
    .select(['store_id', 'version'])
    .where(sql<boolean>`store_id = any(${storeIds}::text[])`)
    .execute();
  return new Map(rows.map(({ store_id, version }) => [store_id, version]));
}

export interface StoreChange {
  version: number;
  topics: readonly Topic[];
}

/** A store's changes after a version, oldest first. Deleted changes leave a gap at the start. */
export async function findChangesAfter(db: Db, storeId: string, version: number): Promise<StoreChange[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['catalogue_version', 'topics'])
    .where('store_id', '=', storeId)
    .where('catalogue_version', '>', version)
    .orderBy('catalogue_version')
    .execute();
  return rows.map(({ catalogue_version, topics }) => ({ version: Number(catalogue_version), topics }));
}
