import { ApiError, type components } from '@matchday/api-client';

type Schemas = components['schemas'];

const ipAddress = /^(?:\d+(?:\.\d+){3}|\[.*\])$/;
const loopback = '127.0.0.1';

/** Whether the browser can use passkeys on this page. WebAuthn excludes hosts that are IP addresses. */
export const hasPasskeys =
  typeof window.PublicKeyCredential === 'function' && !ipAddress.test(window.location.hostname);

/** The same page under this machine's name, if the page has its address, where passkeys are impossible. */
export function namedAddress(): string | undefined {
  const url = new URL(window.location.href);
  if (url.hostname !== loopback) return undefined;
  url.hostname = 'localhost';
  return url.href;
}

/** The library loads at the first use. */
const loadLibrary = () => import('@simplewebauthn/browser');

/** What a browser reports if the person closes its dialog or waits too long. */
const cancelled = new Set(['NotAllowedError', 'AbortError']);
const alreadyHasOne = 'InvalidStateError';

/** Has the browser create a passkey. @returns null if the person cancelled */
export const createPasskey = (optionsJSON: Schemas['PasskeyCreation']) =>
  unlessCancelled<Schemas['NewCredential']>(async () =>
    (await loadLibrary()).startRegistration({ optionsJSON }),
  );

/** Has the browser sign with a passkey that the person chooses. @returns null if the person cancelled */
export const signWithPasskey = (optionsJSON: Schemas['PasskeyRequest']) =>
  unlessCancelled<Schemas['SignedCredential']>(async () =>
    (await loadLibrary()).startAuthentication({ optionsJSON }),
  );

async function unlessCancelled<Credential>(ask: () => Promise<Credential>): Promise<Credential | null> {
  try {
    return await ask();
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (cancelled.has(name)) return null;
    if (name === alreadyHasOne) throw new ApiError(409, [{ code: 'DeviceHasPasskey', message: '' }]);
    throw error;
  }
}
