import { once } from 'node:events';
import { inSpan } from '@matchday/telemetry';
import { retryWhileUnavailable } from '../../platform/database/retry-while-unavailable';
import { delayAfter, type RetryDelays } from '../../platform/jobs/retry-delay';
import { MailRefused } from '../../platform/mail/mail-provider';
import { type ClaimedMail, claimMail, markFailed, markSent, postponeMail } from '../../platform/mail/queries';
import type { TemplateName } from '../../platform/mail/queue-mail';
import type { MailsContext } from './mail-shop';

const delays: RetryDelays = { firstMs: 5_000, maxMs: 3_600_000 };
/** With the delays between them, they cover 14 hours. */
export const maxAttempts = 24;

/** Mails with a token in their link. Their data is deleted once they are sent. */
const tokenTemplates = new Set<TemplateName>([
  'confirmEmail',
  'confirmNewEmail',
  'resetPassword',
  'confirmNewsletter',
  'newsletterWelcome',
]);

/** The delay before the next attempt, in milliseconds. */
export function mailRetryDelay(attempts: number): number {
  return delayAfter(attempts, delays);
}

/**
 * Sends due mails, oldest first, until none is left or one fails: then the others would most likely fail too, and
 * wait for the next run.
 * @returns the number of sent mails
 */
export async function deliverMails(context: MailsContext): Promise<number> {
  const { db, clock, mail: provider } = context;
  for (let sent = 0; ; sent += 1) {
    const mail = await claimMail(db, clock(), provider.sendTimeoutMs * 2);
    if (!mail) return sent;
    try {
      await send(context, mail);
    } catch (error) {
      await postpone(context, mail, error);
      return sent;
    }
    // The claim lasts twice the send timeout, so that no other process sends the mail before it is marked as sent.
    await retryWhileUnavailable(
      () => markSent(db, mail, clock(), tokenTemplates.has(mail.template)),
      provider.sendTimeoutMs,
    );
  }
}

async function send(context: MailsContext, mail: ClaimedMail): Promise<void> {
  // Loaded with the first mail, to save the memory of its libraries until then.
  const { outgoingMail } = await import('./outgoing-mail');
  const { sendTimeoutMs } = context.mail;
  // Before the timeout begins: if this failed meanwhile, nobody would handle the timeout's error.
  const outgoing = await outgoingMail(context, mail);
  const timeout = once(AbortSignal.timeout(sendTimeoutMs), 'abort').then(() => {
    throw new Error(`The mail was not taken within ${sendTimeoutMs} ms.`);
  });
  const attributes = { 'matchday.store': mail.store_id, 'matchday.mail': mail.template };
  await inSpan('send mail', { kind: 'client', attributes }, () =>
    Promise.race([context.mail.send(outgoing), timeout]),
  );
}

async function postpone({ db, clock, log }: MailsContext, mail: ClaimedMail, err: unknown): Promise<void> {
  const { store_id: store, id, template, attempts } = mail;
  if (err instanceof MailRefused || attempts >= maxAttempts) {
    log.error({ err, store, mail: id, template, attempts }, 'mail given up');
    await markFailed(db, mail, clock());
    return;
  }
  log.warn({ err, store, mail: id, template, attempts }, 'mail not sent');
  await postponeMail(db, mail, new Date(clock().getTime() + mailRetryDelay(attempts)));
}
