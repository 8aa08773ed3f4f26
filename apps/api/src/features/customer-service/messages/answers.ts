import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database, Db } from '../../../platform/database/database';

declare module '../../../platform/database/database' {
  interface Database {
    /** What staff answered. An answer is deleted with its message. */
    customer_message_answers: {
      store_id: string;
      id: string;
      message_id: string;
      text: string;
      /** `admin:<key id>` or `staff:<member id>` */
      actor: string;
      /** The name at the time of the answer. */
      actor_name: string;
      created_at: Date;
    };
  }
}

export type AnswerRow = Selectable<Database['customer_message_answers']>;

/** The answers to messages, oldest first. */
export async function findAnswersTo(
  db: Db,
  storeId: string,
  messageIds: readonly string[],
): Promise<AnswerRow[]> {
  return db
    .selectFrom('customer_message_answers')
    .selectAll()
    .where('store_id', '=', storeId)
    .where(sql<boolean>`message_id = any(${[...messageIds]}::uuid[])`)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function insertAnswer(trx: Db, answer: AnswerRow): Promise<void> {
  await trx.insertInto('customer_message_answers').values(answer).execute();
}
