import type { Topic } from '../../outbox/topic';
import type { Db } from '../database';
import { json } from '../json';

/** Notes changes of a store; they reach its shop once the transaction around them is committed. */
export async function announce(trx: Db, storeId: string, topics: readonly Topic[]): Promise<void> {
  if (topics.length === 0) return;
  await trx
    .insertInto('outbox')
    .values({ store_id: storeId, topics: json(topics) })
    .execute();
}
