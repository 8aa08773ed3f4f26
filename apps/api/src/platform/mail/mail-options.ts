import type { SendMailOptions } from 'nodemailer';
import type { OutgoingMail } from './mail-provider';

/** Converts a mail to composer options. The texts must not reference files or URLs to read from. */
export function mailOptions(mail: OutgoingMail): SendMailOptions {
  const { messageId, date, from, to, replyTo, subject, html, text, unsubscribeUrl, attachments = [] } = mail;
  return {
    messageId,
    date,
    from,
    to: { name: '', address: to },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    subject,
    html,
    text,
    attachments: attachments.map(({ name, type, content }) => ({
      filename: name,
      contentType: type,
      content,
    })),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl !== undefined && unsubscribeHeaders(unsubscribeUrl)),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** RFC 8058. The URL must not be folded. */
function unsubscribeHeaders(url: string) {
  return {
    'List-Unsubscribe': { prepared: true, value: `<${url}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
