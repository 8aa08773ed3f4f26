import { once } from 'node:events';
import type { Context } from '../context';
import { type ClaimedMail, claimMail, markFailed, markSent, postponeMail } from '../db/repositories/mails';
import { whenBack } from '../db/when-back';
import { MailRefused } from '../providers/mail/mail-provider';
import type { TemplateName } from './mail-data';

const firstPauseMs = 5_000;
const longestPauseMs = 3_600_000;
/** With the pauses between them they last for most of a day. */
export const attemptsAtMost = 24;

/** Mails whose link opens something: what it carries is forgotten as soon as it is sent. */
const withToken = new Set<TemplateName>([
  'confirmEmail',
  'resetPassword',
  'confirmNewsletter',
  'newsletterWelcome',
]);

/** How long to wait after so many attempts. */
export function pauseAfterMail(attempts: number): number {
  return Math.min(longestPauseMs, firstPauseMs * 2 ** (attempts - 1));
}

/**
 * Sends the mails that are due, the oldest first, until there is none or one is not taken: then the others would most
 * likely not be either, and wait for the next round.
 * @returns how many were sent
 */
export async function deliverMails(context: Context): Promise<number> {
  const { db, clock, mail: provider } = context;
  for (let sent = 0; ; sent += 1) {
    const mail = await claimMail(db, clock(), provider.sendsWithinMs * 2);
    if (!mail) return sent;
    try {
      await send(context, mail);
    } catch (error) {
      await putOff(context, mail, error);
      return sent;
    }
    // The claim lasts twice as long as the sending, so that nobody else sends it before the mark is made.
    await whenBack(() => markSent(db, mail, clock(), withToken.has(mail.template)), provider.sendsWithinMs);
  }
}

async function send(context: Context, mail: ClaimedMail): Promise<void> {
  // Loaded with the first mail: until then the process is spared the memory of its libraries.
  const { outgoingMail } = await import('./outgoing-mail');
  const { sendsWithinMs } = context.mail;
  const late = once(AbortSignal.timeout(sendsWithinMs), 'abort').then(() => {
    throw new Error(`The mail was not taken within ${sendsWithinMs} ms.`);
  });
  await Promise.race([context.mail.send(await outgoingMail(context, mail)), late]);
}

async function putOff({ db, clock, log }: Context, mail: ClaimedMail, err: unknown): Promise<void> {
  const { store_id: store, id, template, attempts } = mail;
  if (err instanceof MailRefused || attempts >= attemptsAtMost) {
    log.error({ err, store, mail: id, template, attempts }, 'mail given up');
    await markFailed(db, mail, clock());
    return;
  }
  log.warn({ err, store, mail: id, template, attempts }, 'mail not sent');
  await postponeMail(db, mail, new Date(clock().getTime() + pauseAfterMail(attempts)));
}
