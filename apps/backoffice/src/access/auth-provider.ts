import { ApiError } from '@matchday/api-client';
import type { AuthProvider } from 'react-admin';
import { api, dataOf } from '../api/api';
import { ownDrafts } from '../drafts/own-drafts';

/** The person who is logged in. */
export type StaffSession = Awaited<ReturnType<typeof readSession>>;

let session: Promise<StaffSession> | undefined;
/** Whether the API refused the session, which the person did not end. */
let hasEnded = false;

async function readSession() {
  const { session: current } = dataOf(await api.GET('/api/staff/me'));
  hasEnded = false;
  ownDrafts.belongTo(current.member.id);
  return current;
}

/** The session of this page, read once. */
export function currentSession(): Promise<StaffSession> {
  session ??= readSession().catch((error: unknown) => {
    session = undefined;
    hasEnded = true;
    throw error;
  });
  return session;
}

export const authProvider: AuthProvider = {
  // The login page logs in itself, in two steps.
  login: () => Promise.reject(new Error('Use the login page.')),
  checkAuth: async () => void (await currentSession()),
  checkError: async (error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 401) return;
    session = undefined;
    hasEnded = true;
    throw error;
  },
  async logout() {
    session = undefined;
    // A session that has ended needs no logout, and leaves what was entered.
    if (hasEnded) return;
    ownDrafts.dropAll();
    await api.POST('/api/staff/logout').catch(() => {});
  },
  async getIdentity() {
    const { member } = await currentSession();
    return { id: member.id, fullName: member.name };
  },
  async getPermissions() {
    const { member, scopes } = await currentSession();
    return { role: member.role, scopes };
  },
};
