import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/database';
import { announce } from '../stores';

/** Ends the preorder of variants whose release day has come, and records the product changes for the shop. */
export async function releasePreorders(db: Kysely<Database>, storeId: string, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const released = await trx
      .updateTable('variants')
      .set({ available_from: null })
      .where('store_id', '=', storeId)
      .where('available_from', '<=', now.toISOString().slice(0, 10))
      .returning('product_id')
      .execute();
    const products = new Set(released.map(({ product_id }) => product_id));
    await announce(
      trx,
      storeId,
      [...products].map((id) => ({ type: 'product' as const, id })),
    );
  });
}
