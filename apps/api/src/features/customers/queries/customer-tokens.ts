import { type Db, json } from '../../../platform/database/database';
import type { Registration, TokenPurpose } from '../tables';

export interface NewCustomerToken {
  hash: string;
  customerId: string;
  purpose: TokenPurpose;
  /** For `changeEmail`: the new address. */
  email?: string;
  /** For `confirm`. */
  registration?: Registration;
  createdAt: Date;
  expiresAt: Date;
}

export async function insertToken(trx: Db, storeId: string, token: NewCustomerToken): Promise<void> {
  await trx
    .insertInto('customer_tokens')
    .values({
      store_id: storeId,
      hash: token.hash,
      customer_id: token.customerId,
      purpose: token.purpose,
      email: token.email ?? null,
      registration: token.registration ? json(token.registration) : null,
      created_at: token.createdAt,
      expires_at: token.expiresAt,
    })
    .execute();
}

/** Deletes a token when it is used; of two attempts one succeeds. As everywhere, the customer is locked before. */
export function consumeToken(
  trx: Db,
  storeId: string,
  hash: string,
  purposes: readonly TokenPurpose[],
  now: Date,
): Promise<{ customer_id: string; purpose: TokenPurpose; email: string | null } | undefined> {
  return trx
    .deleteFrom('customer_tokens')
    .where('store_id', '=', storeId)
    .where('hash', '=', hash)
    .where('purpose', 'in', [...purposes])
    .where('expires_at', '>', now)
    .returning(['customer_id', 'purpose', 'email'])
    .executeTakeFirst();
}

/** A valid token, with the address and the password hash of its customer. */
export interface FoundToken {
  customer_id: string;
  purpose: TokenPurpose;
  registration: Registration | null;
  email: string | null;
  password_hash: string | null;
}

export function findToken(
  db: Db,
  storeId: string,
  hash: string,
  purposes: readonly TokenPurpose[],
  now: Date,
): Promise<FoundToken | undefined> {
  return db
    .selectFrom('customer_tokens as t')
    .innerJoin('customers as c', (join) =>
      join.onRef('c.store_id', '=', 't.store_id').onRef('c.id', '=', 't.customer_id'),
    )
    .select(['t.customer_id', 't.purpose', 't.registration', 'c.email', 'c.password_hash'])
    .where('t.store_id', '=', storeId)
    .where('t.hash', '=', hash)
    .where('t.purpose', 'in', [...purposes])
    .where('t.expires_at', '>', now)
    .executeTakeFirst();
}

/** The newest valid token of a customer. */
export function findNewestToken(
  db: Db,
  storeId: string,
  customerId: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<{ email: string | null; created_at: Date } | undefined> {
  return db
    .selectFrom('customer_tokens')
    .select(['email', 'created_at'])
    .where('store_id', '=', storeId)
    .where('customer_id', '=', customerId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}

/** The registrations that can still be confirmed by their links, the newest first. */
export async function findOpenRegistrations(
  db: Db,
  storeId: string,
  customerId: string,
  now: Date,
  limit: number,
): Promise<Registration[]> {
  const tokens = await db
    .selectFrom('customer_tokens')
    .select('registration')
    .where('store_id', '=', storeId)
    .where('customer_id', '=', customerId)
    .where('purpose', '=', 'confirm')
    .where('registration', 'is not', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return tokens.flatMap(({ registration }) => registration ?? []);
}

/** Deletes a customer's tokens of a purpose, or all of them. */
export async function voidTokens(
  trx: Db,
  storeId: string,
  customerId: string,
  purpose?: TokenPurpose,
): Promise<void> {
  const tokens = trx
    .deleteFrom('customer_tokens')
    .where('store_id', '=', storeId)
    .where('customer_id', '=', customerId);
  await (purpose ? tokens.where('purpose', '=', purpose) : tokens).execute();
}

/** Deletes expired tokens. Skips locked ones, which the next run deletes. */
export async function deleteExpiredTokens(db: Db, storeId: string, now: Date): Promise<void> {
  await db
    .deleteFrom('customer_tokens')
    .where('store_id', '=', storeId)
    .where('hash', 'in', (tokens) =>
      tokens
        .selectFrom('customer_tokens')
        .select('hash')
        .where('store_id', '=', storeId)
        .where('expires_at', '<=', now)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}
