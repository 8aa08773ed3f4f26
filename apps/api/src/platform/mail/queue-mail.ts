import type { NewMail } from '../../features/mails/mail-data';
import type { Db } from '../database/database';
import { json } from '../database/json';

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
