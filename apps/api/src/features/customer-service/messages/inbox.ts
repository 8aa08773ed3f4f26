import { type Selectable, sql } from 'kysely';
import type { Database, Db } from '../../../platform/database/database';
import { normaliseEmail } from '../../../platform/mail/email-address';
import { findPlacedOrderNumber } from '../../orders';
import { type AnswerRow, findAnswersTo } from './answers';
import type { ListedMessage, MessageAnswer, MessageState, ReadMessage } from './contract';

type MessageRow = Selectable<Database['customer_messages']>;

interface Filter {
  state?: MessageState;
  /** Beginnings of words of the message, its topic, its sender or its order's number. */
  search?: string;
}

const isAnswered = sql<boolean>`exists (
  select from customer_message_answers a where a.store_id = m.store_id and a.message_id = m.id)`;

/** A page of a store's messages, newest first, and the total count. */
export async function listMessageViews(
  db: Db,
  storeId: string,
  { state, search }: Filter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ messages: ListedMessage[]; total: number }> {
  let query = db.selectFrom('customer_messages as m').where('m.store_id', '=', storeId);
  if (state) query = query.where(state === 'answered' ? isAnswered : sql<boolean>`not ${isAnswered}`);
  if (search !== undefined) query = query.where(sql<boolean>`m.words @@ search_query(${search})`);
  const { total } = await query
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .selectAll('m')
    .select(isAnswered.as('answered'))
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return { total, messages: rows.map((row) => toListed(row, row.answered)) };
}

/** A message with its answers and its order; undefined if the store has no such message. */
export async function findMessageView(
  db: Db,
  storeId: string,
  messageId: string,
): Promise<ReadMessage | undefined> {
  const row = await db
    .selectFrom('customer_messages')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('id', '=', messageId)
    .executeTakeFirst();
  if (!row) return undefined;
  const answers = await findAnswersTo(db, storeId, [messageId]);
  const number = row.order_number?.trim().toUpperCase();
  const order = number ? await findPlacedOrderNumber(db, storeId, number) : undefined;
  return {
    ...toListed(row, answers.length > 0),
    answers: answers.map(toAnswer),
    order: order ? { id: order.id, isOfSender: normaliseEmail(order.email) === row.email } : null,
  };
}

/** Reads a message and locks it until the transaction ends. */
export async function lockMessage(trx: Db, storeId: string, id: string): Promise<MessageRow | undefined> {
  return trx
    .selectFrom('customer_messages')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

function toListed(row: MessageRow, answered: boolean): ListedMessage {
  const { id, name, email, topic, order_number: orderNumber, message, culture, created_at } = row;
  const state = answered ? 'answered' : 'open';
  const sentAt = created_at.toISOString();
  return { id, state, name, email, topic, orderNumber: orderNumber || null, message, culture, sentAt };
}

export const toAnswer = ({ id, text, actor_name: by, created_at }: AnswerRow): MessageAnswer => ({
  id,
  text,
  by,
  sentAt: created_at.toISOString(),
});
