import type { Context } from '../context';
import type { ClaimedMail } from '../db/repositories/mails';
import type { OutgoingMail } from '../providers/mail/mail-provider';
import { composeMail } from './compose-mail';
import { mailShop } from './mail-shop';

/** Writes a claimed mail, in the name of its store. */
export async function outgoingMail(context: Context, mail: ClaimedMail): Promise<OutgoingMail> {
  if (mail.data === null) throw new Error(`What mail ${mail.id} should say is forgotten.`);
  const shop = await mailShop(context, mail.store_id, mail.culture);
  const { email } = shop.settings.footer.view.company;
  const { replyTo, unsubscribeToken, ...words } = composeMail(mail.template, mail.data, shop);
  return {
    ...words,
    id: mail.id,
    storeId: mail.store_id,
    messageId: `<${mail.id}@${email.slice(email.lastIndexOf('@') + 1)}>`,
    date: mail.created_at,
    from: { name: shop.name, address: email },
    to: mail.recipient,
    ...(replyTo !== undefined && { replyTo }),
    ...(unsubscribeToken !== undefined && {
      unsubscribeUrl: unsubscribeUrl(context, mail.store_id, unsubscribeToken),
    }),
  };
}

/** Mail programs call it themselves, without a page (RFC 8058). */
function unsubscribeUrl({ config }: Context, storeId: string, token: string): string {
  const query = new URLSearchParams({ storeId, token }).toString();
  return `${config.publicUrl}/api/users/newsletter/unsubscribe?${query}`;
}
