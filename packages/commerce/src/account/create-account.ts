import type { ApiClient, components } from '@matchday/api-client';
import type { Profile } from '../auth/auth-state';
import type { AuthDomain } from '../auth/create-auth';
import { createPasskey } from '../passkeys/browser-passkeys';

export type ProfileChange = components['schemas']['ProfileChange'];

export interface AccountOptions {
  client: ApiClient;
  auth: Pick<AuthDomain, 'state' | 'login' | 'end' | 'adoptUser'>;
}

/** The actions on a customer's account. Each rejects with an ApiError when the API refuses it. */
export interface Account {
  /** Changes the given details and updates the user in the auth state. */
  saveProfile: (change: ProfileChange) => Promise<Profile>;
  /** Changes the password, which ends every login, and logs this browser in again. */
  changePassword: (passwords: { currentPassword: string; newPassword: string }) => Promise<void>;
  /** Logs out one of the customer's devices. */
  endSession: (sessionId: string, password: string) => Promise<void>;
  /** Logs out all of the customer's devices except this one. */
  endOtherSessions: (password: string) => Promise<void>;
  /** Has the browser create a passkey and adds it. @returns false if the shopper cancelled */
  addPasskey: (password: string) => Promise<boolean>;
  /** Removes one of the customer's passkeys. */
  removePasskey: (passkeyId: string) => Promise<void>;
  /** Deletes the account permanently and logs out. */
  deleteAccount: (password: string) => Promise<void>;
}

/** Creates the actions on the logged-in customer's account. */
export function createAccount({ client, auth }: AccountOptions): Account {
  async function saveProfile(change: ProfileChange): Promise<Profile> {
    const { profile } = await client.call('updateProfile', { body: change });
    auth.adoptUser(profile);
    return profile;
  }
  return {
    saveProfile,
    async changePassword(passwords) {
      const user = await saveProfile(passwords);
      const isBack = await auth.login({ username: user.email, password: passwords.newPassword });
      if (!isBack) auth.end('expiry');
    },
    async endSession(sessionId, password) {
      await client.call('endMySession', { path: { sessionId }, body: { password } });
    },
    async endOtherSessions(password) {
      await client.call('endOtherSessions', { body: { password } });
    },
    async addPasskey(password) {
      const { options } = await client.call('startPasskeyRegistration', { body: { password } });
      const credential = await createPasskey(options);
      if (credential === null) return false;
      await client.call('finishPasskeyRegistration', { body: { credential } });
      return true;
    },
    async removePasskey(passkeyId) {
      await client.call('removePasskey', { path: { passkeyId } });
    },
    async deleteAccount(password) {
      await client.call('deleteAccount', { body: { password } });
      auth.end('logout');
    },
  };
}
