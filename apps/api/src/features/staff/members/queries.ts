import type { Selectable, Updateable } from 'kysely';
import { deletePasskeys } from '../../../platform/accounts/passkeys/queries';
import type { Database, Db } from '../../../platform/database/database';

export type MemberRow = Selectable<Database['staff_members']>;

/** A member of a store's staff, without secrets. */
export type StaffMember = Pick<MemberRow, 'id' | 'email' | 'name' | 'role' | 'culture'>;

/** The member with a normalised address. */
export async function findMemberByEmail(
  db: Db,
  storeId: string,
  email: string,
): Promise<MemberRow | undefined> {
  return db
    .selectFrom('staff_members')
    .selectAll()
    .where('store_id', '=', storeId)
    .where('email', '=', email)
    .executeTakeFirst();
}

const memberById = (db: Db, storeId: string, id: string) =>
  db.selectFrom('staff_members').selectAll().where('store_id', '=', storeId).where('id', '=', id);

export async function findMember(db: Db, storeId: string, id: string): Promise<MemberRow | undefined> {
  return memberById(db, storeId, id).executeTakeFirst();
}

/** Reads the member and locks it until the transaction ends. */
export async function lockMember(trx: Db, storeId: string, id: string): Promise<MemberRow | undefined> {
  return memberById(trx, storeId, id).forUpdate().executeTakeFirst();
}

/** The members of a store by name. */
export async function listMembers(db: Db, storeId: string): Promise<MemberRow[]> {
  return db
    .selectFrom('staff_members')
    .selectAll()
    .where('store_id', '=', storeId)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/**
 * Locks the owners of a store who have accepted, so that two changes cannot remove the last one.
 * @returns their ids
 */
export async function lockOwners(trx: Db, storeId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('staff_members')
    .select('id')
    .where('store_id', '=', storeId)
    .where('role', '=', 'owner')
    .where('accepted_at', 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** @returns whether the address was free in the store */
export async function insertMember(trx: Db, member: MemberRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('staff_members')
    .values(member)
    .onConflict((conflict) => conflict.columns(['store_id', 'email']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function changeMember(
  trx: Db,
  storeId: string,
  id: string,
  change: Updateable<Database['staff_members']>,
): Promise<void> {
  await trx
    .updateTable('staff_members')
    .set(change)
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .execute();
}

/** Deletes a member with all tokens, sessions and passkeys. */
export async function deleteMember(trx: Db, storeId: string, id: string): Promise<void> {
  await deletePasskeys(trx, storeId, { kind: 'staff', id });
  await trx.deleteFrom('staff_members').where('store_id', '=', storeId).where('id', '=', id).execute();
}

/**
 * Uses up the code of a time step.
 * @returns false if this or a later one was used before
 */
export async function takeTotpStep(trx: Db, storeId: string, id: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('staff_members')
    .set({ totp_step: step })
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .where((member) => member.or([member('totp_step', 'is', null), member('totp_step', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
