import { randomUUID } from 'node:crypto';
import { type Db, inTransaction } from '../../platform/database/database';
import { queueMail } from '../../platform/mail/queue-mail';
import { hashOf } from '../../platform/secrets';
import type { Withdrawal, Withdrawer } from '../mails';
import { findOrderEvents, findOrderView, lockOrderPlacedBy, recordOrderEvent } from '../orders';
import { findSettings, type Shop } from '../stores';
import { insertCustomerMessage } from './queries';

type Statement = Omit<Withdrawal, 'order'> & Withdrawer;

const type = 'Withdrawal';

/**
 * Stores a withdrawal in the order's history, or as a message if no order matches. Mails it to the club and a receipt to
 * the sender, at most once per hour for the same statement. Without a matching order, the address may be someone else's,
 * and the receipt repeats the sender's text in a form that mail programs do not turn into links.
 */
export async function storeWithdrawal(db: Db, shop: Shop, statement: Statement): Promise<void> {
  const { storeId, store, culture } = shop;
  const { orderNumber, receivedAt, email, name, goods } = statement;
  const club = (await findSettings(db, storeId, store.defaultCulture)).footer.view.company.email;
  await inTransaction(db, async (trx) => {
    const orderId = await lockOrderPlacedBy(trx, storeId, { number: orderNumber, email });
    if (orderId) await recordOnce(trx, { storeId, orderId, details: { name, email, goods } });
    else await storeAsMessage(trx, shop, statement);
    const order = orderId ? ((await findOrderView(trx, { storeId, orderId })) ?? null) : null;
    const key = `${hashOf(JSON.stringify([orderNumber, email, name, goods]))}:${receivedAt.slice(0, 13)}`;
    await queueMail(trx, {
      storeId,
      culture: store.defaultCulture,
      to: club,
      template: 'withdrawal',
      data: { ...statement, order },
      key: `withdrawal:${key}`,
    });
    await queueMail(trx, {
      storeId,
      culture,
      to: email,
      template: 'withdrawalReceived',
      data: { ...(order ? statement : withoutLinks(statement)), order },
      key: `withdrawal-received:${key}`,
    });
  });
}

/** The statement with dots that no mail program takes for an address. */
function withoutLinks(statement: Statement): Statement {
  return { ...statement, name: broken(statement.name), goods: broken(statement.goods) };
}

const broken = (text: string) => text.replaceAll(/:\/\//g, ': ').replaceAll(/[.@](?=[\p{L}\d])/gu, ' $& ');

async function recordOnce(
  trx: Db,
  { storeId, orderId, details }: { storeId: string; orderId: string; details: Withdrawer },
): Promise<void> {
  const events = await findOrderEvents(trx, storeId, orderId);
  const isKnown = events.some(
    (event) =>
      event.type === type && event.details.name === details.name && event.details.goods === details.goods,
  );
  if (!isKnown)
    await recordOrderEvent(trx, { storeId, orderId, type, actor: 'shopper', details: { ...details } });
}

async function storeAsMessage(
  trx: Db,
  { storeId, culture }: Shop,
  { orderNumber, name, email, goods, receivedAt }: Statement,
): Promise<void> {
  await insertCustomerMessage(trx, {
    store_id: storeId,
    id: randomUUID(),
    culture,
    name,
    email,
    topic: type,
    order_number: orderNumber,
    message: goods,
    url: '/withdrawal/',
    created_at: new Date(receivedAt),
  });
}
