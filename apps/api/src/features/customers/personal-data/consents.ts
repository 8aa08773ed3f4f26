import type { Insertable } from 'kysely';
import { type Database, type Db, type Json, json } from '../../../platform/database/database';

/** What the shop says when it asks for a choice, in the order of the page. */
export type ConsentWords = readonly string[];

declare module '../../../platform/database/database' {
  interface Database {
    /** The words of each question, once for all who answered it. */
    consent_texts: {
      store_id: string;
      /** A digest of culture, version and words. */
      hash: string;
      culture: string;
      version: string;
      words: Json<ConsentWords>;
    };
    /** Choices about cookies. They hold nothing about a visitor who has no account. */
    consents: {
      store_id: string;
      /** Chosen by the browser, which keeps it with the choice. */
      id: string;
      /** Who was logged in, if anybody. */
      customer_id: string | null;
      text_hash: string;
      analytics: boolean;
      advertising: boolean;
      decided_at: Date;
      expires_at: Date;
    };
  }
}

/** A choice with the words that were shown. */
export interface ConsentProof {
  id: string;
  version: string;
  words: ConsentWords;
  analytics: boolean;
  advertising: boolean;
  decidedAt: Date;
  expiresAt: Date;
}

/** Stores the words of a question, unless they are known. */
export async function keepConsentText(
  trx: Db,
  {
    words,
    ...text
  }: { store_id: string; hash: string; culture: string; version: string; words: ConsentWords },
): Promise<void> {
  await trx
    .insertInto('consent_texts')
    .values({ ...text, words: json(words) })
    .onConflict((conflict) => conflict.columns(['store_id', 'hash']).doNothing())
    .execute();
}

/**
 * Stores a choice. A repeated id keeps the first one.
 * @returns when the stored choice expires
 */
export async function insertConsent(trx: Db, consent: Insertable<Database['consents']>): Promise<Date> {
  await trx
    .insertInto('consents')
    .values(consent)
    .onConflict((conflict) => conflict.columns(['store_id', 'id']).doNothing())
    .execute();
  const { expires_at } = await trx
    .selectFrom('consents')
    .select('expires_at')
    .where('store_id', '=', consent.store_id)
    .where('id', '=', consent.id)
    .executeTakeFirstOrThrow();
  return expires_at;
}

/** The choices that a customer made while logged in, the oldest first. */
export function findConsents(db: Db, storeId: string, customerId: string): Promise<ConsentProof[]> {
  return db
    .selectFrom('consents as c')
    .innerJoin('consent_texts as t', (join) =>
      join.onRef('t.store_id', '=', 'c.store_id').onRef('t.hash', '=', 'c.text_hash'),
    )
    .select([
      'c.id',
      't.version',
      't.words',
      'c.analytics',
      'c.advertising',
      'c.decided_at as decidedAt',
      'c.expires_at as expiresAt',
    ])
    .where('c.store_id', '=', storeId)
    .where('c.customer_id', '=', customerId)
    .orderBy('c.decided_at')
    .execute();
}

/** Separates the choices of a deleted customer from the customer. The proof of what a browser chose stays. */
export async function separateConsents(trx: Db, storeId: string, customerId: string): Promise<void> {
  await trx
    .updateTable('consents')
    .set({ customer_id: null })
    .where('store_id', '=', storeId)
    .where('customer_id', '=', customerId)
    .execute();
}

/** Deletes choices that expired before the given time. The words stay: they are the shop's own, and few. */
export async function deleteExpiredConsents(db: Db, storeId: string, before: Date): Promise<void> {
  await db.deleteFrom('consents').where('store_id', '=', storeId).where('expires_at', '<', before).execute();
}
