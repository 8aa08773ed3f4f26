import type { Insertable } from 'kysely';
import type { Database, Db } from '../../platform/database/database';

export async function insertCustomerMessage(
  trx: Db,
  message: Insertable<Database['customer_messages']>,
): Promise<void> {
  await trx.insertInto('customer_messages').values(message).execute();
}

export async function deleteOldCustomerMessages(db: Db, storeId: string, before: Date): Promise<void> {
  await db
    .deleteFrom('customer_messages')
    .where('store_id', '=', storeId)
    .where('created_at', '<', before)
    .execute();
}
