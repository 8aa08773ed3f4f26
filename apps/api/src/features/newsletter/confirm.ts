import type { Context } from '../../platform/context';
import { ApiError } from '../../platform/http/errors/api-error';
import { queueMail } from '../../platform/mail/queue-mail';
import { hashOf, newSecret } from '../../platform/secrets';
import type { Shop } from '../stores';
import { confirmSubscription } from './queries';

/**
 * Confirms a subscription by its mailed token, and queues a welcome mail with an unsubscribe link.
 * @throws {ApiError} 400 `InvalidToken`
 */
export async function confirm(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { storeId }: Shop,
  token: string,
): Promise<void> {
  const hash = hashOf(token);
  const unsubscribeToken = newSecret();
  await db.transaction().execute(async (trx) => {
    const confirmed = await confirmSubscription(trx, storeId, hash, hashOf(unsubscribeToken), clock());
    if (!confirmed) throw new ApiError(400, 'InvalidToken', {}, 'token');
    await queueMail(trx, {
      storeId,
      culture: confirmed.culture,
      to: confirmed.email,
      template: 'newsletterWelcome',
      data: { firstName: confirmed.first_name, token: unsubscribeToken },
      key: `newsletter-welcome:${hash}`,
    });
  });
}
