import type { Db } from '../../../platform/database/database';
import type { StaffMember } from '../members/queries';
import { isOver, type SessionSettings } from './session-lifetime';

/** A session of a member of staff, with the settings of its store. */
export interface StaffSession extends SessionSettings {
  id: string;
  device: string;
  createdAt: Date;
  lastUsedAt: Date;
  confirmedAt: Date;
}

const minuteMs = 60_000;

export async function insertStaffSession(
  trx: Db,
  storeId: string,
  session: { id: string; hash: string; memberId: string; device: string; createdAt: Date },
): Promise<void> {
  await trx
    .insertInto('staff_sessions')
    .values({
      store_id: storeId,
      id: session.id,
      hash: session.hash,
      member_id: session.memberId,
      device: session.device,
      created_at: session.createdAt,
      last_used_at: session.createdAt,
      confirmed_at: session.createdAt,
      ended_at: null,
    })
    .execute();
}

/** A session that was found by its token. */
interface UsedSession {
  storeId: string;
  member: StaffMember;
  session: StaffSession;
}

/**
 * Finds the session of a token that has not ended and records its use, to the minute. The token determines the store, so
 * this query is the only one that does not name it.
 */
export async function useStaffSession(db: Db, hash: string, now: Date): Promise<UsedSession | undefined> {
  const row = await db
    .selectFrom('staff_sessions as s')
    .innerJoin('staff_members as m', (join) =>
      join.onRef('m.store_id', '=', 's.store_id').onRef('m.id', '=', 's.member_id'),
    )
    .innerJoin('stores', 'stores.id', 's.store_id')
    .select([
      's.store_id as storeId',
      's.id as sessionId',
      's.device',
      's.created_at as createdAt',
      's.last_used_at as lastUsedAt',
      's.confirmed_at as confirmedAt',
      'm.id',
      'm.email',
      'm.name',
      'm.role',
      'm.culture',
      'stores.staff_session_hours as sessionHours',
      'stores.staff_idle_minutes as idleMinutes',
    ])
    .where('s.hash', '=', hash)
    .where('s.ended_at', 'is', null)
    .executeTakeFirst();
  if (!row || isOver(row, row, now)) return undefined;
  const { storeId, sessionId, id, email, name, role, culture, ...session } = row;
  if (now.getTime() - session.lastUsedAt.getTime() >= minuteMs)
    await db
      .updateTable('staff_sessions')
      .set({ last_used_at: now })
      .where('store_id', '=', storeId)
      .where('id', '=', sessionId)
      .execute();
  return { storeId, member: { id, email, name, role, culture }, session: { id: sessionId, ...session } };
}

/** A member's sessions that have not ended, the last used first. */
export async function listStaffSessions(
  db: Db,
  storeId: string,
  memberId: string,
): Promise<Omit<StaffSession, keyof SessionSettings>[]> {
  return db
    .selectFrom('staff_sessions')
    .select([
      'id',
      'device',
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
      'confirmed_at as confirmedAt',
    ])
    .where('store_id', '=', storeId)
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Ends a session of a member. @returns false if the member has no such session */
export async function endStaffSession(
  db: Db,
  storeId: string,
  session: { id: string; memberId: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_sessions')
    .set({ ended_at: now })
    .where('store_id', '=', storeId)
    .where('member_id', '=', session.memberId)
    .where('id', '=', session.id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Records that the member proved the second factor again. */
export async function confirmStaffSession(db: Db, storeId: string, id: string, now: Date): Promise<void> {
  await db
    .updateTable('staff_sessions')
    .set({ confirmed_at: now })
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .execute();
}

/** Deletes sessions that ended before the given time, or began before it: no session lasts that long. */
export async function deleteOldStaffSessions(db: Db, storeId: string, before: Date): Promise<void> {
  await db
    .deleteFrom('staff_sessions')
    .where('store_id', '=', storeId)
    .where((session) => session.or([session('ended_at', '<', before), session('created_at', '<', before)]))
    .execute();
}
