import { randomUUID } from 'node:crypto';
import type { Db } from '../../../platform/database/database';
import type { CodeOf, Fail } from '../../../platform/http/errors/declare-errors';
import { queueMail } from '../../../platform/mail/queue-mail';
import { type Actor, actorName } from '../../orders';
import type { RecordChange } from '../../staff';
import { findAnswersTo, insertAnswer } from './answers';
import type { MessageAnswer } from './contract';
import { lockMessage, toAnswer } from './inbox';

interface NewAnswer {
  storeId: string;
  messageId: string;
  text: string;
  /** How many answers the writer has seen. */
  seenAnswers: number;
  actor: Actor;
  /** The name of the writer. */
  name: string;
  now: Date;
  recordChange: RecordChange;
}

/** Errors of {@link answerMessage}. */
export const answerErrors = { 404: ['UnknownMessage'], 409: ['MessageAnswered'] } as const;

/** Stores, in the caller's transaction, an answer to a message, and queues its mail in the language of the message. */
export async function answerMessage(
  fail: Fail<CodeOf<typeof answerErrors>>,
  trx: Db,
  { storeId, messageId, text, seenAnswers, actor, name, now, recordChange }: NewAnswer,
): Promise<MessageAnswer> {
  const message = await lockMessage(trx, storeId, messageId);
  if (!message) return fail('UnknownMessage', {}, 'messageId');
  const earlier = await findAnswersTo(trx, storeId, [messageId]);
  if (earlier.length !== seenAnswers)
    return fail('MessageAnswered', { name: earlier.at(-1)?.actor_name ?? '' }, 'seenAnswers');
  const answer = {
    store_id: storeId,
    id: randomUUID(),
    message_id: messageId,
    text,
    actor: actorName(actor),
    actor_name: name,
    created_at: now,
  };
  await insertAnswer(trx, answer);
  const { culture, email, topic, order_number: orderNumber } = message;
  await queueMail(trx, {
    storeId,
    culture,
    to: email,
    template: 'customerMessageAnswer',
    data: {
      name: message.name,
      topic,
      orderNumber: orderNumber || null,
      message: message.message,
      answer: text,
    },
    key: `customer-message-answer:${answer.id}`,
  });
  await recordChange(trx, {
    target: { kind: 'message', id: messageId },
    before: { answers: earlier.length },
    after: { answers: earlier.length + 1, answer: answer.id },
  });
  return toAnswer(answer);
}
