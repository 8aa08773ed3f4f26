import type { components } from '@matchday/api-client';
import { createPasskey } from '../access/browser-passkeys';
import { api, dataOf } from '../api/api';

export type OwnPasskey = components['schemas']['Passkey'];

export const ownPasskeysKey = ['ownPasskeys'];

/** The person's passkeys, and which second factors they have. */
export const readOwnPasskeys = async () => dataOf(await api.GET('/api/staff/me/passkeys'));

/** Adds a passkey of this device. @returns whether it was added; the person may cancel */
export async function addOwnPasskey(): Promise<boolean> {
  const { options } = dataOf(await api.POST('/api/staff/me/passkeys/options'));
  const credential = await createPasskey(options);
  if (credential) await api.POST('/api/staff/me/passkeys', { body: { credential } });
  return credential !== null;
}

export async function removeOwnPasskey(passkeyId: string): Promise<void> {
  await api.DELETE('/api/staff/me/passkeys/{passkeyId}', { params: { path: { passkeyId } } });
}
