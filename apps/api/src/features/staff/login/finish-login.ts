import type { Static } from 'typebox';
import type { Db } from '../../../platform/database/database';
import type { StoresContext } from '../../stores';
import type { MemberRow } from '../members/queries';
import { deleteStaffTokens } from '../members/token-queries';
import type { OpenedSession } from '../sessions/contract';
import { openStaffSession } from '../sessions/open-session';
import { sessionView } from '../sessions/session-view';

interface Opened {
  member: MemberRow;
  token: string;
  createdAt: Date;
}

/** A login that has opened a session. */
export interface FinishedLogin {
  session: Static<typeof OpenedSession>;
  email: string;
}

/** Opens the session of a locked member who has proven both factors, and ends the logins that wait for the second one. */
export async function finishLogin(
  trx: Db,
  context: Pick<StoresContext, 'clock'>,
  { member, userAgent }: { member: MemberRow; userAgent: string | undefined },
): Promise<Opened> {
  const { store_id: storeId, id: memberId } = member;
  await deleteStaffTokens(trx, storeId, memberId, 'login');
  return { member, ...(await openStaffSession(trx, context, storeId, { memberId, userAgent })) };
}

/** The session as the member sees it, after the transaction that opened it. */
export async function openedSession(
  context: Pick<StoresContext, 'stores'>,
  storeId: string,
  { member, token, createdAt }: Opened,
): Promise<FinishedLogin> {
  const view = await sessionView(context, storeId, { member, createdAt });
  return { session: { token, ...view }, email: member.email };
}
