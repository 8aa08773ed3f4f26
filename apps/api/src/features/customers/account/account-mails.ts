import type { Db } from '../../../platform/database/database';
import { queueMail } from '../../../platform/mail/queue-mail';
import { hashOf, newSecret } from '../../../platform/secrets';
import type { Shop } from '../../stores';
import { findNewestToken, insertToken, voidTokens } from '../queries/customer-tokens';
import type { TokenPurpose } from '../tables';

const minute = 60_000;
const hour = 60 * minute;
const confirmTokenMs = 48 * hour;
const resetTokenMs = hour;
/** A second request for the same mail within this time counts as a repeated click. */
export const mailGapMs = minute;

interface Recipient {
  id: string;
  email: string;
  first_name: string;
  culture: string;
}

/** Mails a link that confirms a new customer's address. Earlier links become invalid. */
export async function mailConfirmation(trx: Db, shop: Shop, to: Recipient, now: Date): Promise<void> {
  await voidTokens(trx, shop.storeId, to.id, 'confirm');
  await mailToken(trx, shop, to, 'confirm', now);
}

/** Mails the confirmation link again, at most once a minute. */
export async function resendConfirmation(trx: Db, shop: Shop, to: Recipient, now: Date): Promise<void> {
  if (await wasMailed(trx, shop, to.id, 'confirm', now)) return;
  await mailToken(trx, shop, to, 'confirm', now);
}

/**
 * Mails a link to the new address that confirms the change. Earlier links become invalid. If the address is taken,
 * does the same work but sends no link, so that the response does not reveal it.
 */
export async function mailNewAddress(
  trx: Db,
  shop: Shop,
  to: Recipient,
  { email, isTaken }: { email: string; isTaken: boolean },
  now: Date,
): Promise<void> {
  await voidTokens(trx, shop.storeId, to.id, 'changeEmail');
  const token = await newToken(trx, shop, { ...to, email }, 'changeEmail', now);
  if (!isTaken) await mailLink(trx, shop, { ...to, email }, 'confirmEmail', token);
}

/** Mails a link to choose a new password, at most once a minute. */
export async function mailReset(trx: Db, shop: Shop, to: Recipient, now: Date): Promise<void> {
  if (await wasMailed(trx, shop, to.id, 'reset', now)) return;
  await mailToken(trx, shop, to, 'reset', now);
}

/** Whether such a link was mailed within the last minute. */
export async function wasMailed(
  db: Db,
  { storeId }: Shop,
  customerId: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<boolean> {
  const newest = await findNewestToken(db, storeId, customerId, purpose, now);
  return newest !== undefined && now.getTime() - newest.created_at.getTime() < mailGapMs;
}

/** Notifies a customer that someone tried to register their address, at most once a day. */
export async function mailEmailTaken(trx: Db, shop: Shop, to: Recipient, now: Date): Promise<void> {
  await queueMail(trx, {
    storeId: shop.storeId,
    culture: to.culture,
    to: to.email,
    template: 'emailTaken',
    data: { firstName: to.first_name },
    key: `email-taken:${to.id}:${now.toISOString().slice(0, 10)}`,
  });
}

export function mailPasswordChanged(trx: Db, shop: Shop, to: Recipient, now: Date): Promise<void> {
  return mailChange(trx, shop, to, 'passwordChanged', now);
}

/** Notifies the customer's previous address. */
export function mailEmailChanged(trx: Db, shop: Shop, to: Recipient, now: Date): Promise<void> {
  return mailChange(trx, shop, to, 'emailChanged', now);
}

async function mailChange(
  trx: Db,
  { storeId }: Shop,
  to: Recipient,
  template: 'passwordChanged' | 'emailChanged',
  now: Date,
): Promise<void> {
  await queueMail(trx, {
    storeId,
    culture: to.culture,
    to: to.email,
    template,
    data: { firstName: to.first_name },
    key: `${template}:${to.id}:${now.toISOString()}`,
  });
}

async function mailToken(
  trx: Db,
  shop: Shop,
  to: Recipient,
  purpose: 'confirm' | 'reset',
  now: Date,
): Promise<void> {
  const token = await newToken(trx, shop, to, purpose, now);
  await mailLink(trx, shop, to, purpose === 'reset' ? 'resetPassword' : 'confirmEmail', token);
}

async function newToken(
  trx: Db,
  { storeId }: Shop,
  { id, email }: Recipient,
  purpose: TokenPurpose,
  now: Date,
): Promise<string> {
  const token = newSecret();
  await insertToken(trx, storeId, {
    hash: hashOf(token),
    customerId: id,
    purpose,
    ...(purpose === 'changeEmail' && { email }),
    createdAt: now,
    expiresAt: new Date(now.getTime() + (purpose === 'reset' ? resetTokenMs : confirmTokenMs)),
  });
  return token;
}

async function mailLink(
  trx: Db,
  { storeId }: Shop,
  to: Recipient,
  template: 'confirmEmail' | 'resetPassword',
  token: string,
): Promise<void> {
  await queueMail(trx, {
    storeId,
    culture: to.culture,
    to: to.email,
    template,
    data: { token, firstName: to.first_name },
    key: `${template}:${hashOf(token)}`,
  });
}
