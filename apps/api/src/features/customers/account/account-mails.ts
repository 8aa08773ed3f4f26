import type { Db } from '../../../platform/database/database';
import { queueMail } from '../../../platform/mail/queue-mail';
import { hashOf, newSecret } from '../../../platform/secrets';
import type { Shop } from '../../stores';
import { findNewestToken, insertToken, type NewCustomerToken, voidTokens } from '../queries/customer-tokens';
import type { Customer } from '../queries/customers';
import type { Registration, TokenPurpose } from '../tables';
import { confirmLinkMs, mailGapMs, resetLinkMs } from './link-lifetimes';

interface Recipient {
  id: string;
  email: string;
  first_name: string;
  culture: string;
}

/** Mails a link that confirms this registration. Links of other registrations of the address stay valid for theirs. */
export async function mailConfirmation(
  trx: Db,
  shop: Shop,
  to: Recipient,
  registration: Registration,
  now: Date,
): Promise<void> {
  const token = await newToken(trx, shop, to, { purpose: 'confirm', registration }, now);
  await mailLink(trx, shop, to, 'confirmEmail', token);
}

/** Mails a confirmation link for a registration again, at most once a minute. */
export async function resendConfirmation(
  trx: Db,
  shop: Shop,
  { id, email }: Customer,
  registration: Registration,
  now: Date,
): Promise<void> {
  if (await wasMailed(trx, shop, id, 'confirm', now)) return;
  const { first_name, culture } = registration;
  await mailConfirmation(trx, shop, { id, email, first_name, culture }, registration, now);
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
  const token = await newToken(trx, shop, to, { purpose: 'changeEmail', email }, now);
  if (!isTaken) await mailLink(trx, shop, { ...to, email }, 'confirmNewEmail', token);
}

/** Mails a link to choose a new password, at most once a minute. */
export async function mailReset(trx: Db, shop: Shop, to: Recipient, now: Date): Promise<void> {
  if (await wasMailed(trx, shop, to.id, 'reset', now)) return;
  const token = await newToken(trx, shop, to, { purpose: 'reset' }, now);
  await mailLink(trx, shop, to, 'resetPassword', token);
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

/** Notifies a customer that a passkey opens the account. */
export async function mailPasskeyAdded(
  trx: Db,
  { storeId }: Shop,
  to: Recipient,
  { id, name }: { id: string; name: string },
): Promise<void> {
  await queueMail(trx, {
    storeId,
    culture: to.culture,
    to: to.email,
    template: 'passkeyAdded',
    data: { firstName: to.first_name, device: name },
    key: `passkeyAdded:${id}`,
  });
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

async function newToken(
  trx: Db,
  { storeId }: Shop,
  { id }: Pick<Recipient, 'id'>,
  token: Pick<NewCustomerToken, 'purpose' | 'email' | 'registration'>,
  now: Date,
): Promise<string> {
  const secret = newSecret();
  await insertToken(trx, storeId, {
    ...token,
    hash: hashOf(secret),
    customerId: id,
    createdAt: now,
    expiresAt: new Date(now.getTime() + (token.purpose === 'reset' ? resetLinkMs : confirmLinkMs)),
  });
  return secret;
}

async function mailLink(
  trx: Db,
  { storeId }: Shop,
  to: Recipient,
  template: 'confirmEmail' | 'confirmNewEmail' | 'resetPassword',
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
