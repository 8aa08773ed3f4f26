import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database';

/** A login and the presented refresh token. */
export interface PresentedSession {
  sessionId: string;
  customerId: string;
  expiresAt: Date;
  replacedAt: Date | null;
  sessionEndedAt: Date | null;
}

export async function insertSession(
  trx: Db,
  storeId: string,
  session: { id: string; customerId: string; createdAt: Date },
): Promise<void> {
  await trx
    .insertInto('sessions')
    .values({
      store_id: storeId,
      id: session.id,
      customer_id: session.customerId,
      created_at: session.createdAt,
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

export async function endSession(db: Db, storeId: string, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('store_id', '=', storeId)
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends every login of a customer. */
export async function endSessions(db: Db, storeId: string, customerId: string, now: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('store_id', '=', storeId)
    .where('customer_id', '=', customerId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Deletes expired refresh tokens, and logins without any. */
export async function deleteExpiredSessions(db: Db, storeId: string, now: Date): Promise<void> {
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
