import { type Db, inTransaction } from '../../platform/database/database';
import { queueMail } from '../../platform/mail/queue-mail';
import { hashOf } from '../../platform/secrets';
import type { CustomerMessage } from '../mails';
import { findSettings, type Shop } from '../stores';
import { insertCustomerMessage } from './queries';

/**
 * Stores a message and mails it to the club in the store's default language. Also mails a receipt to the sender, at most
 * one per hour and without the message text, because the address is not verified.
 */
export async function storeMessage(
  db: Db,
  now: Date,
  { store, storeId, culture }: Shop,
  { id, url, ...message }: CustomerMessage & { id: string; url: string },
): Promise<void> {
  const settings = await findSettings(db, storeId, store.defaultCulture);
  await inTransaction(db, async (trx) => {
    await insertCustomerMessage(trx, {
      store_id: storeId,
      id,
      culture,
      name: message.name,
      email: message.email,
      topic: message.topic,
      order_number: message.orderNumber,
      message: message.message,
      url,
      created_at: now,
    });
    await queueMail(trx, {
      storeId,
      culture: store.defaultCulture,
      to: settings.footer.view.company.email,
      template: 'customerMessage',
      data: message,
      key: `customer-message:${id}`,
    });
    await queueMail(trx, {
      storeId,
      culture,
      to: message.email,
      template: 'customerMessageReceived',
      data: {},
      key: `customer-message-received:${hashOf(message.email)}:${now.toISOString().slice(0, 13)}`,
    });
  });
}
