import type { Insertable, Selectable } from 'kysely';
import type { Database, Db } from '../../platform/database/database';
import type { SubscriptionRecord } from '../customers';

declare module '../../platform/database/database' {
  interface Database {
    /** Subscriptions with the proof of consent: the terms, and the times of request, confirmation and end. */
    newsletter_subscriptions: {
      store_id: string;
      list_id: string;
      email: string;
      first_name: string;
      culture: string;
      terms_id: string;
      /** A digest of the terms at that time. */
      terms_version: string;
      /** What the subscriber agreed to, word for word; null for requests from before it was kept. */
      consent_words: string | null;
      /** The company that may send the newsletter. */
      sender: string | null;
      requested_at: Date;
      /** Hash of the mailed token; null after use. */
      confirm_hash: string | null;
      confirm_expires_at: Date | null;
      confirmed_at: Date | null;
      unsubscribe_hash: string | null;
      unsubscribed_at: Date | null;
    };
  }
}

export type Subscription = Selectable<Database['newsletter_subscriptions']>;

/** The subscription of an address, locked until the transaction ends. */
export function lockSubscription(
  trx: Db,
  storeId: string,
  listId: string,
  email: string,
): Promise<Subscription | undefined> {
  return trx
    .selectFrom('newsletter_subscriptions')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('list_id', '=', listId)
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();
}

/** The subscriptions of an address with the proof of consent, for their subscriber. */
export async function readSubscriptions(
  db: Db,
  storeId: string,
  email: string,
): Promise<SubscriptionRecord[]> {
  const rows = await db
    .selectFrom('newsletter_subscriptions')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('email', '=', email)
    .orderBy('requested_at')
    .execute();
  return rows.map((row) => ({
    listId: row.list_id,
    firstName: row.first_name,
    sender: row.sender,
    consentWords: row.consent_words,
    termsId: row.terms_id,
    termsVersion: row.terms_version,
    requestedAt: row.requested_at.toISOString(),
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    unsubscribedAt: row.unsubscribed_at?.toISOString() ?? null,
  }));
}

/** Records that an address requested a list. Replaces an earlier request. */
export async function requestSubscription(
  trx: Db,
  subscription: Omit<
    Insertable<Database['newsletter_subscriptions']>,
    'confirmed_at' | 'unsubscribe_hash' | 'unsubscribed_at'
  >,
): Promise<void> {
  await trx
    .insertInto('newsletter_subscriptions')
    .values(subscription)
    .onConflict((conflict) =>
      conflict
        .columns(['store_id', 'list_id', 'email'])
        .doUpdateSet({ ...subscription, confirmed_at: null, unsubscribe_hash: null, unsubscribed_at: null }),
    )
    .execute();
}

/** Confirms a subscription by a valid token and deletes the token; of two attempts one succeeds. */
export function confirmSubscription(
  trx: Db,
  storeId: string,
  hash: string,
  unsubscribeHash: string,
  now: Date,
): Promise<Subscription | undefined> {
  return trx
    .updateTable('newsletter_subscriptions')
    .set({
      confirm_hash: null,
      confirm_expires_at: null,
      confirmed_at: now,
      unsubscribe_hash: unsubscribeHash,
      unsubscribed_at: null,
    })
    .where('store_id', '=', storeId)
    .where('confirm_hash', '=', hash)
    .where('confirm_expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Ends a subscription; a repeated call keeps the first time.
 * @returns whether the token exists
 */
export async function endSubscription(db: Db, storeId: string, hash: string, now: Date): Promise<boolean> {
  const ended = await db
    .updateTable('newsletter_subscriptions')
    .set((eb) => ({ unsubscribed_at: eb.fn.coalesce('unsubscribed_at', eb.val(now)) }))
    .where('store_id', '=', storeId)
    .where('unsubscribe_hash', '=', hash)
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}

/** Deletes requests that were never confirmed. */
export async function deleteUnconfirmedSubscriptions(db: Db, storeId: string, now: Date): Promise<void> {
  await db
    .deleteFrom('newsletter_subscriptions')
    .where('store_id', '=', storeId)
    .where('confirmed_at', 'is', null)
    .where('confirm_expires_at', '<', now)
    .execute();
}

/** Deletes the proof of consent of subscriptions that ended before the given time. */
export async function deleteEndedSubscriptions(db: Db, storeId: string, before: Date): Promise<void> {
  await db
    .deleteFrom('newsletter_subscriptions')
    .where('store_id', '=', storeId)
    .where('unsubscribed_at', '<', before)
    .execute();
}

/** Deletes the subscriptions of an address. */
export async function eraseSubscriptions(trx: Db, storeId: string, email: string): Promise<void> {
  await trx
    .deleteFrom('newsletter_subscriptions')
    .where('store_id', '=', storeId)
    .where('email', '=', email)
    .execute();
}
