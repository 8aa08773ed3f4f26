import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database';

/** A customer with more logins sees the last used ones. */
const maxListed = 100;

/** A login and the presented refresh token. */
export interface PresentedSession {
  sessionId: string;
  customerId: string;
  startedAt: Date;
  expiresAt: Date;
  replacedAt: Date | null;
  sessionEndedAt: Date | null;
}

export async function insertSession(
  trx: Db,
  storeId: string,
  session: { id: string; customerId: string; device: string; createdAt: Date },
): Promise<void> {
  await trx
    .insertInto('sessions')
    .values({
      store_id: storeId,
      id: session.id,
      customer_id: session.customerId,
      device: session.device,
      created_at: session.createdAt,
      last_used_at: session.createdAt,
      ended_at: null,
    })
    .execute();
}

export async function insertRefreshToken(
  trx: Db,
  storeId: string,
  token: { hash: string; sessionId: string; expiresAt: Date },
): Promise<void> {
  await trx
    .insertInto('refresh_tokens')
    .values({
      store_id: storeId,
      hash: token.hash,
      session_id: token.sessionId,
      expires_at: token.expiresAt,
      replaced_at: null,
    })
    .execute();
}

/** The login of a refresh token, locked until the transaction ends, so that two exchanges run one after the other. */
export async function lockSession(
  trx: Db,
  storeId: string,
  hash: string,
): Promise<PresentedSession | undefined> {
  const { rows } = await sql<{ id: string }>`
    select s.id from sessions s
    where s.store_id = ${storeId} and s.id = (
      select session_id from refresh_tokens where store_id = ${storeId} and hash = ${hash}
    )
    for update`.execute(trx);
  const [session] = rows;
  if (!session) return undefined;
  return trx
    .selectFrom('refresh_tokens as t')
    .innerJoin('sessions as s', (join) =>
      join.onRef('s.store_id', '=', 't.store_id').onRef('s.id', '=', 't.session_id'),
    )
    .select([
      's.id as sessionId',
      's.customer_id as customerId',
      's.created_at as startedAt',
      's.ended_at as sessionEndedAt',
      't.expires_at as expiresAt',
      't.replaced_at as replacedAt',
    ])
    .where('t.store_id', '=', storeId)
    .where('t.hash', '=', hash)
    .executeTakeFirst();
}

export async function markReplaced(trx: Db, storeId: string, hash: string, now: Date): Promise<void> {
  await trx
    .updateTable('refresh_tokens')
    .set({ replaced_at: now })
    .where('store_id', '=', storeId)
    .where('hash', '=', hash)
    .execute();
}

export async function recordUse(trx: Db, storeId: string, sessionId: string, now: Date): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ last_used_at: now })
    .where('store_id', '=', storeId)
    .where('id', '=', sessionId)
    .execute();
}

/** A customer's logins that have not ended, the last used first. */
export async function listSessions(
  db: Db,
  storeId: string,
  customerId: string,
  now: Date,
): Promise<{ id: string; device: string; createdAt: Date; lastUsedAt: Date }[]> {
  return db
    .selectFrom('sessions as s')
    .select(['s.id', 's.device', 's.created_at as createdAt', 's.last_used_at as lastUsedAt'])
    .where('s.store_id', '=', storeId)
    .where('s.customer_id', '=', customerId)
    .where('s.ended_at', 'is', null)
    .where((on) =>
      on.exists(
        on
          .selectFrom('refresh_tokens as t')
          .select('t.hash')
          .whereRef('t.store_id', '=', 's.store_id')
          .whereRef('t.session_id', '=', 's.id')
          .where('t.expires_at', '>', now),
      ),
    )
    .orderBy('s.last_used_at', 'desc')
    .limit(maxListed)
    .execute();
}

export async function endSession(db: Db, storeId: string, sessionId: string, now: Date): Promise<void> {
  await endingSessions(db, storeId, now).where('id', '=', sessionId).execute();
}

/** Ends a login of a customer. Another customer's has no effect. */
export async function endSessionOf(
  db: Db,
  storeId: string,
  session: { id: string; customerId: string },
  now: Date,
): Promise<void> {
  await endingSessions(db, storeId, now)
    .where('customer_id', '=', session.customerId)
    .where('id', '=', session.id)
    .execute();
}

/**
 * Ends the logins of a customer.
 * @param except the login to keep
 * @returns how many were ended
 */
export async function endSessions(
  db: Db,
  storeId: string,
  customerId: string,
  now: Date,
  except?: string,
): Promise<number> {
  const ending = endingSessions(db, storeId, now).where('customer_id', '=', customerId);
  const { numUpdatedRows } = await (except === undefined
    ? ending
    : ending.where('id', '!=', except)
  ).executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Ends the logins of all customers of a store. @returns how many were ended */
export async function endStoreSessions(db: Db, storeId: string, now: Date): Promise<number> {
  const { numUpdatedRows } = await endingSessions(db, storeId, now).executeTakeFirst();
  return Number(numUpdatedRows);
}

function endingSessions(db: Db, storeId: string, now: Date) {
  return db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('store_id', '=', storeId)
    .where('ended_at', 'is', null);
}

/** Deletes all logins of a customer. */
export async function deleteSessions(trx: Db, storeId: string, customerId: string): Promise<void> {
  await trx
    .deleteFrom('sessions')
    .where('store_id', '=', storeId)
    .where('customer_id', '=', customerId)
    .execute();
}

/** Deletes expired refresh tokens, logins without any, and logins that ended before the given time. */
export async function deleteExpiredSessions(
  db: Db,
  storeId: string,
  now: Date,
  endedBefore: Date,
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('store_id', '=', storeId)
    .where('ended_at', '<', endedBefore)
    .execute();
  await db
    .deleteFrom('refresh_tokens')
    .where('store_id', '=', storeId)
    .where('expires_at', '<=', now)
    .execute();
  await sql`
    delete from sessions s
    where s.store_id = ${storeId} and not exists (
      select from refresh_tokens t where t.store_id = s.store_id and t.session_id = s.id
    )`.execute(db);
}
