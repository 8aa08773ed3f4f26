import type { Insertable } from 'kysely';
import type { Database, Db } from '../../platform/database/database';

declare module '../../platform/database/database' {
  interface Database {
    customer_messages: {
      store_id: string;
      id: string;
      culture: string;
      name: string;
      email: string;
      topic: string;
      order_number: string | null;
      message: string;
      /** The page from which it was sent. */
      url: string;
      created_at: Date;
    };
  }
}

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

/** Deletes the messages that were sent with an address. */
export async function eraseCustomerMessages(trx: Db, storeId: string, email: string): Promise<void> {
  await trx
    .deleteFrom('customer_messages')
    .where('store_id', '=', storeId)
    .where('email', '=', email)
    .execute();
}
