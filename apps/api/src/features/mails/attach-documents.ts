import type { Attachment } from '../../platform/mail/mail-provider';
import type { ClaimedMail } from '../../platform/mail/queries';
import { findInvoicesOfMail, toPdf } from '../invoices';
import type { MailsContext } from './mail-shop';

/** The invoices and credit notes that a mail carries, so that guests have them too. */
export async function attachDocuments(
  { db }: Pick<MailsContext, 'db'>,
  { store_id: storeId, key }: Pick<ClaimedMail, 'store_id' | 'key'>,
): Promise<Attachment[]> {
  const attachments: Attachment[] = [];
  for (const invoice of await findInvoicesOfMail(db, storeId, key)) attachments.push(await toPdf(invoice));
  return attachments;
}
