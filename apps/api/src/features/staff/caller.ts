import type { Scope } from './contract';
import type { StaffMember } from './members/queries';
import type { AdminKey } from './queries';
import type { StaffSession } from './sessions/queries';

/** Who calls an admin operation: a key of a store, or a session of a member of its staff. */
export type Caller = KeyCaller | StaffCaller;

interface CallerOfStore {
  /** The id of the key, or of the member. */
  id: string;
  name: string;
  storeId: string;
  scopes: readonly Scope[];
}

interface KeyCaller extends CallerOfStore {
  kind: 'key';
}

export interface StaffCaller extends CallerOfStore {
  kind: 'staff';
  member: StaffMember;
  session: StaffSession;
}

export const keyCaller = ({ id, name, storeId, scopes }: AdminKey): KeyCaller => ({
  kind: 'key',
  id,
  name,
  storeId,
  scopes,
});

/** The actor of a change of an order, as its history names it: `admin:<key id>` or `staff:<member id>`. */
export function adminActor({ kind, id }: Caller): { role: 'admin'; kind: Caller['kind']; id: string } {
  return { role: 'admin', kind, id };
}
