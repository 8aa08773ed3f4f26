import type { ApiClient, components } from '@matchday/api-client';
import { signWithPasskey } from '../passkeys/browser-passkeys';
import type { Profile } from './auth-state';

/** The contract requires a token that scripts cannot read: the gateway replaces this one with the cookie's. */
const hidden = '-';

export interface Credentials {
  /** The customer's address. */
  username: string;
  password: string;
}

/** What a shopper logs in with: a password, or a challenge that a passkey signed. */
export type Proof = Credentials | components['schemas']['SignedCredential'];

/** Logs in. The gateway adds the visitor's basket, if there is one. @throws ApiError */
export async function authenticate(
  client: ApiClient,
  proof: Proof,
): Promise<{ basketToken?: string } | undefined> {
  const { result }: { result?: { basketToken?: string } } =
    'password' in proof
      ? await client.call('authenticate', { body: { grant_type: 'password', ...proof } })
      : await client.call('logInWithPasskey', { body: { credential: proof } });
  return result;
}

/** Has a passkey sign the challenge of a login. @returns null if the shopper cancelled @throws ApiError */
export async function signLogin(
  client: ApiClient,
): Promise<components['schemas']['SignedCredential'] | null> {
  const { options } = await client.call('startPasskeyLogin', {});
  return signWithPasskey(options);
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
