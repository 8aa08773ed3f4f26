import type { Attachment, OutgoingMail } from '../../platform/mail/mail-provider';
import type { ClaimedMail } from '../../platform/mail/queries';
import { findInvoicesOfMail, toPdf } from '../invoices';
import { composeMail } from './compose-mail';
import type { MailsContext } from './mail-shop';
import { mailShop } from './mail-shop';

/** Composes a claimed mail, with its store as the sender. */
export async function outgoingMail(context: MailsContext, mail: ClaimedMail): Promise<OutgoingMail> {
  if (mail.data === null) throw new Error(`The data of mail ${mail.id} is deleted.`);
  const shop = await mailShop(context, mail.store_id, mail.culture);
  const { email } = shop.settings.footer.view.company;
  const attachments = await attachDocuments(context, mail);
  const documents = attachments.map(({ name }) => name);
  const { replyTo, unsubscribeToken, ...content } = composeMail(mail.template, mail.data, shop, documents);
  return {
    ...content,
    id: mail.id,
    storeId: mail.store_id,
    messageId: `<${mail.id}@${email.slice(email.lastIndexOf('@') + 1)}>`,
    date: mail.created_at,
    from: { name: shop.name, address: email },
    to: mail.recipient,
    attachments,
    ...(replyTo !== undefined && { replyTo }),
    ...(unsubscribeToken !== undefined && {
      unsubscribeUrl: unsubscribeUrl(context, mail.store_id, unsubscribeToken),
    }),
  };
}

/** The invoices and credit notes that a mail carries, so that guests have them too. */
async function attachDocuments(
  { db }: Pick<MailsContext, 'db'>,
  { store_id: storeId, key }: Pick<ClaimedMail, 'store_id' | 'key'>,
): Promise<Attachment[]> {
  const attachments: Attachment[] = [];
  for (const invoice of await findInvoicesOfMail(db, storeId, key)) attachments.push(await toPdf(invoice));
  return attachments;
}

/** Mail clients call it directly, without a page (RFC 8058). */
function unsubscribeUrl({ config }: MailsContext, storeId: string, token: string): string {
  const query = new URLSearchParams({ storeId, token }).toString();
  return `${config.publicUrl}/api/users/newsletter/unsubscribe?${query}`;
}
