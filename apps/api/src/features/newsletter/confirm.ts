import type { Context } from '../../platform/context';
import type { Fail } from '../../platform/http/errors/declare-errors';
import { queueMail } from '../../platform/mail/queue-mail';
import { hashOf, newSecret } from '../../platform/secrets';
import type { Shop } from '../stores';
import { confirmSubscription } from './queries';

/** Confirms a subscription by its mailed token, and queues a welcome mail with an unsubscribe link. */
export async function confirm(
  fail: Fail<'InvalidToken'>,
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { storeId }: Shop,
  token: string,
): Promise<void> {
  const hash = hashOf(token);
  const unsubscribeToken = newSecret();
  await db.transaction().execute(async (trx) => {
    const confirmed = await confirmSubscription(trx, storeId, hash, hashOf(unsubscribeToken), clock());
    if (!confirmed) fail('InvalidToken', {}, 'token');
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
