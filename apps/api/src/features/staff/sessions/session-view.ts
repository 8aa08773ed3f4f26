import type { Static } from 'typebox';
import type { StoresContext } from '../../stores';
import type { StaffMember } from '../members/queries';
import { scopesOfRole } from '../members/roles';
import type { StaffSession } from './contract';
import { sessionEnd } from './session-lifetime';

/** A session without its token, as its member sees it. */
export async function sessionView(
  { stores }: Pick<StoresContext, 'stores'>,
  storeId: string,
  { member, createdAt }: { member: StaffMember; createdAt: Date },
): Promise<Static<typeof StaffSession>> {
  const store = await stores.find(storeId);
  if (!store) throw new Error(`The store ${storeId} of a session does not exist.`);
  const { id, name, email, role, culture } = member;
  return {
    expiresAt: sessionEnd(createdAt, store.staffSessions).toISOString(),
    member: { id, name, email, role, culture },
    store: {
      id: store.id,
      name: store.name,
      cultures: store.cultures.map(({ culture, currency }) => ({ culture, currency })),
    },
    scopes: [...scopesOfRole[role]],
  };
}
