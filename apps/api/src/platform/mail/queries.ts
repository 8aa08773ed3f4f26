import { type Generated, type Selectable, sql } from 'kysely';
import type { Database, Db, Json } from '../database/database';
import type { MailData, TemplateName } from './queue-mail';

declare module '../database/database' {
  interface Database {
    mails: {
      store_id: string;
      id: Generated<string>;
      /** Deduplication key: `order-confirmed:<order id>`. */
      key: string;
      culture: string;
      /** Empty after anonymisation. */
      recipient: string;
      template: TemplateName;
      /** Null after anonymisation. */
      data: Json<MailData[TemplateName]> | null;
      created_at: Generated<Date>;
      attempts: Generated<number>;
      /** Null before the first attempt. */
      next_attempt_at: Date | null;
      sent_at: Date | null;
      /** When the last attempt failed. */
      failed_at: Date | null;
    };
  }
}

/** A mail claimed by one process for sending. */
export type ClaimedMail = Pick<
  Selectable<Database['mails']>,
  'store_id' | 'id' | 'key' | 'culture' | 'recipient' | 'template' | 'data' | 'created_at' | 'attempts'
>;

/**
 * Claims the oldest due mail of any store for the duration of the lease. If the process is killed, another one claims
 * it afterwards.
 */
export async function claimMail(db: Db, now: Date, leaseMs: number): Promise<ClaimedMail | undefined> {
  const until = new Date(now.getTime() + leaseMs);
  const { rows } = await sql<ClaimedMail>`
    with due as materialized (
      select store_id, id from mails
      where sent_at is null and failed_at is null and (next_attempt_at is null or next_attempt_at <= ${now})
      order by created_at limit 1
      for update skip locked)
    update mails set attempts = attempts + 1, next_attempt_at = ${until}
    from due where mails.store_id = due.store_id and mails.id = due.id
    returning mails.store_id, mails.id, key, culture, recipient, template, data, created_at, attempts
  `.execute(db);
  return rows[0];
}

type Key = Pick<ClaimedMail, 'store_id' | 'id'>;

/** @param deleteData whether to delete the template data, as for a mail with a token */
export async function markSent(db: Db, mail: Key, now: Date, deleteData: boolean): Promise<void> {
  await db
    .updateTable('mails')
    .set({ sent_at: now, ...(deleteData && { data: null }) })
    .where('store_id', '=', mail.store_id)
    .where('id', '=', mail.id)
    .execute();
}

export async function markFailed(db: Db, mail: Key, now: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set({ failed_at: now })
    .where('store_id', '=', mail.store_id)
    .where('id', '=', mail.id)
    .execute();
}

export async function postponeMail(db: Db, mail: Key, until: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set({ next_attempt_at: until })
    .where('store_id', '=', mail.store_id)
    .where('id', '=', mail.id)
    .execute();
}

/** Removes recipient and data of old mails. The key stays, so that the mail is not sent again. */
export async function anonymiseOldMails(db: Db, storeId: string, before: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set({ data: null, recipient: '' })
    .where('store_id', '=', storeId)
    .where('recipient', '!=', '')
    .where((where) => where.or([where('sent_at', '<', before), where('failed_at', '<', before)]))
    .execute();
}

/**
 * Deletes the mails to an address that are not sent yet, and removes the address from the others: as the recipient, and
 * with the data of mails that quote its owner. The keys stay, so that no mail is sent again.
 */
export async function eraseMailsOf(trx: Db, storeId: string, email: string): Promise<void> {
  await trx
    .deleteFrom('mails')
    .where('store_id', '=', storeId)
    .where('recipient', '=', email)
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute();
  await trx
    .updateTable('mails')
    .set({ data: null, recipient: '' })
    .where('store_id', '=', storeId)
    .where((where) => where.or([where('sent_at', 'is not', null), where('failed_at', 'is not', null)]))
    .where((where) =>
      where.or([where('recipient', '=', email), where(sql<string>`data ->> 'email'`, '=', email)]),
    )
    .execute();
}
