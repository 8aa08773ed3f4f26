import type { Db } from '../../../platform/database/database';
import type { Fail } from '../../../platform/http/errors/declare-errors';
import { lockMember, lockOwners, type MemberRow } from './queries';

/**
 * Locks a member who will no longer be an owner. Ends the request with 404 if the store has no such member, and with 409
 * if it is the last owner.
 */
export async function lockReplaceable(
  fail: Fail<'UnknownStaffMember' | 'LastOwner'>,
  trx: Db,
  storeId: string,
  id: string,
): Promise<MemberRow> {
  const owners = await lockOwners(trx, storeId);
  const member = await lockMember(trx, storeId, id);
  if (!member) return fail('UnknownStaffMember', {}, 'id');
  if (owners.length === 1 && owners[0] === id) fail('LastOwner', {}, 'id');
  return member;
}
