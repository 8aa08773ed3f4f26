import type { ApiClient } from '@matchday/api-client';
import type { Profile } from './auth-state';

/** The contract requires a token that scripts cannot read: the gateway replaces this one with the cookie's. */
const hidden = '-';

export interface Credentials {
  /** The customer's address. */
  username: string;
  password: string;
}

/** Logs in. The gateway adds the visitor's basket, if there is one. @throws ApiError */
export async function authenticate(
  client: ApiClient,
  credentials: Credentials,
): Promise<{ basketToken?: string } | undefined> {
  const body = { grant_type: 'password' as const, ...credentials };
  const { result }: { result?: { basketToken?: string } } = await client.call('authenticate', { body });
  return result;
}

/** Ends the session (S4.3). @throws ApiError */
export async function logOut(client: ApiClient): Promise<void> {
  await client.call('logOut', { body: { refresh_token: hidden } });
}

/** Reads the logged-in user. @throws ApiError */
export async function loadProfile(client: ApiClient): Promise<Profile> {
  const { profile } = await client.call('getProfile', {});
  return profile;
}
