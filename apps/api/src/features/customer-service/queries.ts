import type { Generated, Insertable } from 'kysely';
import type { Database, Db } from '../../platform/database/database';
import type { MessageRecord } from '../customers';
import { findAnswersTo } from './messages/answers';

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
      /** Kept by a trigger. */
      words: Generated<string>;
    };
  }
}

export async function insertCustomerMessage(
  trx: Db,
  message: Insertable<Database['customer_messages']>,
): Promise<void> {
  await trx.insertInto('customer_messages').values(message).execute();
}

/** The messages that were sent with an address and their answers, the oldest first, for their sender. */
export async function readCustomerMessages(db: Db, storeId: string, email: string): Promise<MessageRecord[]> {
  const rows = await db
    .selectFrom('customer_messages')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('email', '=', email)
    .orderBy('created_at')
    .execute();
  const answers = await findAnswersTo(
    db,
    storeId,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, created_at, order_number: orderNumber, name, topic, message }) => ({
    sentAt: created_at.toISOString(),
    name,
    topic,
    orderNumber,
    message,
    answers: answers
      .filter(({ message_id }) => message_id === id)
      .map(({ text, created_at: at }) => ({ sentAt: at.toISOString(), text })),
  }));
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
