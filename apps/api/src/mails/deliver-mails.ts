import { once } from 'node:events';
import type { Context } from '../context';
import { type ClaimedMail, claimMail, markFailed, markSent, postponeMail } from '../db/repositories/mails';
import { retryWhileUnavailable } from '../db/retry-while-unavailable';
import { MailRefused } from '../providers/mail/mail-provider';
import type { TemplateName } from './mail-data';
import { outgoingMail } from './outgoing-mail';

const firstDelayMs = 5_000;
const maxDelayMs = 3_600_000;
/** With the pauses between them they last for most of a day. */
export const maxAttempts = 24;

/** Mails whose link opens something: what it carries is forgotten as soon as it is sent. */
const withToken = new Set<TemplateName>([
  'confirmEmail',
  'resetPassword',
  'confirmNewsletter',
  'newsletterWelcome',
]);

/** How long to wait after so many attempts. */
export function mailRetryDelay(attempts: number): number {
  return Math.min(maxDelayMs, firstDelayMs * 2 ** (attempts - 1));
}

/**
 * Sends the mails that are due, the oldest first, until there is none or one is not taken: then the others would most
 * likely not be either, and wait for the next round.
 * @returns how many were sent
 */
export async function deliverMails(context: Context): Promise<number> {
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
    // The claim lasts twice as long as the sending, so that nobody else sends it before the mark is made.
    await retryWhileUnavailable(
      () => markSent(db, mail, clock(), withToken.has(mail.template)),
      provider.sendTimeoutMs,
    );
  }
}

async function send(context: Context, mail: ClaimedMail): Promise<void> {
  const { sendTimeoutMs } = context.mail;
  const late = once(AbortSignal.timeout(sendTimeoutMs), 'abort').then(() => {
    throw new Error(`The mail was not taken within ${sendTimeoutMs} ms.`);
  });
  await Promise.race([context.mail.send(await outgoingMail(context, mail)), late]);
}

async function postpone({ db, clock, log }: Context, mail: ClaimedMail, err: unknown): Promise<void> {
  const { store_id: store, id, template, attempts } = mail;
  if (err instanceof MailRefused || attempts >= maxAttempts) {
    log.error({ err, store, mail: id, template, attempts }, 'mail given up');
    await markFailed(db, mail, clock());
    return;
  }
  log.warn({ err, store, mail: id, template, attempts }, 'mail not sent');
  await postponeMail(db, mail, new Date(clock().getTime() + mailRetryDelay(attempts)));
}
