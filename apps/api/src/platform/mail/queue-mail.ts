import { type Db, json } from '../database/database';

/** The data of each mail template. The feature that has the templates adds them. */
export interface MailData {}

export type TemplateName = keyof MailData;

/** A mail to queue, in one of the store's cultures. */
export type NewMail = {
  [Name in TemplateName]: {
    storeId: string;
    culture: string;
    to: string;
    template: Name;
    data: MailData[Name];
    /** Deduplication key, such as `order-confirmed:<order id>`: a store sends one mail per key. */
    key: string;
  };
}[TemplateName];

/**
 * Queues a mail in the caller's transaction; it is sent after the commit. A second mail with the same key is ignored.
 */
export async function queueMail(trx: Db, mail: NewMail): Promise<void> {
  await trx
    .insertInto('mails')
    .values({
      store_id: mail.storeId,
      key: mail.key,
      culture: mail.culture,
      recipient: mail.to,
      template: mail.template,
      data: json(mail.data),
    })
    .onConflict((conflict) => conflict.columns(['store_id', 'key']).doNothing())
    .execute();
}
