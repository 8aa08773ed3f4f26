import { createHash } from 'node:crypto';
import type { Context } from '../../platform/context';
import { queueMail } from '../../platform/mail/queue-mail';
import { hashOf, newSecret } from '../../platform/secrets';
import type { ContentPage } from '../content';
import type { Shop } from '../stores';
import { lockSubscription, requestSubscription } from './queries';

const minute = 60_000;
const hour = 60 * minute;
const confirmationPeriodMs = 48 * hour;
/** No second mail is sent within this time, so that nobody can flood another person's mailbox. */
const minMailIntervalMs = 10 * minute;

/** S3.25 */
export interface SubscriptionRequest {
  listId: string;
  email: string;
  firstName: string;
  termsId: string;
  termsVersion: string;
  /** What the form says beside the box that the subscriber ticks. */
  consentWords: string;
  /** The company that the consent names. */
  sender: string;
}

/** A hash of the current terms, stored to prove which version was accepted. */
export function termsVersionOf({ title, blocks }: Pick<ContentPage, 'title' | 'blocks'>): string {
  return createHash('sha256')
    .update(JSON.stringify([title, blocks]))
    .digest('base64url');
}

/** Mails a confirmation link; does nothing if the address is already subscribed. */
export async function subscribe(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { storeId, culture }: Shop,
  { listId, email, firstName, termsId, termsVersion, consentWords, sender }: SubscriptionRequest,
): Promise<void> {
  const now = clock();
  await db.transaction().execute(async (trx) => {
    const known = await lockSubscription(trx, storeId, listId, email);
    if (known?.confirmed_at && !known.unsubscribed_at) return;
    if (known?.confirm_hash && now.getTime() - known.requested_at.getTime() < minMailIntervalMs) return;
    const token = newSecret();
    const hash = hashOf(token);
    await requestSubscription(trx, {
      store_id: storeId,
      list_id: listId,
      email,
      first_name: firstName,
      culture,
      terms_id: termsId,
      terms_version: termsVersion,
      consent_words: consentWords,
      sender,
      requested_at: now,
      confirm_hash: hash,
      confirm_expires_at: new Date(now.getTime() + confirmationPeriodMs),
    });
    await queueMail(trx, {
      storeId,
      culture,
      to: email,
      template: 'confirmNewsletter',
      data: { firstName, token },
      key: `confirm-newsletter:${hash}`,
    });
  });
}
