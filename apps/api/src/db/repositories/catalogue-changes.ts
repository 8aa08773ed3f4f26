import { sql } from 'kysely';
import type { Topic } from '../../outbox/topic';
import type { Db } from '../database';

/** The newest version of each of the stores; a store to which nothing ever happened has none. */
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

/** What happened to a store after a version, oldest first. Those that are forgotten leave a gap before the rest. */
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
