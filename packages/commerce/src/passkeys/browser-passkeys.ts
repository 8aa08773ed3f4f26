import { ApiError, type components } from '@matchday/api-client';

type Schemas = components['schemas'];

/** The library loads at the first use, so no screen's first load contains it. */
const loadLibrary = () => import('@simplewebauthn/browser');

/** What a browser reports if the shopper closes its dialog or waits too long. */
const cancelled = new Set(['NotAllowedError', 'AbortError']);

/**
 * Has the browser create a passkey.
 * @returns null if the shopper cancelled
 * @throws ApiError `PasskeyExists` if the device has a passkey of the account
 */
export async function createPasskey(
  optionsJSON: Schemas['PasskeyCreation'],
): Promise<Schemas['NewCredential'] | null> {
  const { startRegistration } = await loadLibrary();
  try {
    return await startRegistration({ optionsJSON });
  } catch (error) {
    const name = nameOf(error);
    if (name === 'InvalidStateError') throw new ApiError(409, [{ code: 'PasskeyExists', message: '' }]);
    if (cancelled.has(name)) return null;
    throw error;
  }
}

/** Has the browser sign with a passkey that the shopper chooses. @returns null if the shopper cancelled */
export async function signWithPasskey(
  optionsJSON: Schemas['PasskeyRequest'],
): Promise<Schemas['SignedCredential'] | null> {
  const { startAuthentication } = await loadLibrary();
  try {
    return await startAuthentication({ optionsJSON });
  } catch (error) {
    if (cancelled.has(nameOf(error))) return null;
    throw error;
  }
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');
