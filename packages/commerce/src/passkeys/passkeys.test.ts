import { ApiError } from '@matchday/api-client';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCustomerShop } from '../../test/customer-shop';
import { createAccount } from '../account/create-account';
import { createAuth } from '../auth/create-auth';
import { supportsPasskeys } from './supports-passkeys';

// Only a real browser has authenticators; e2e/passkeys.spec.ts tests with one.
vi.mock('@simplewebauthn/browser');

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const password = 'a seat at the north stand';
const dialogError = (name: string) => Object.assign(new Error(name), { name });
const signed = { id: 'AA', rawId: 'AA', type: 'public-key', response: {} };

function opened() {
  const shop = createCustomerShop();
  const auth = createAuth(shop);
  auth.start();
  return { ...shop, auth, account: createAccount({ client: shop.client, auth }) };
}

/** Waits for the calls of a task, and returns its result or the error with which it rejects. */
async function settled(task: Promise<unknown>): Promise<unknown> {
  const outcome = task.catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1000);
  return outcome;
}

describe('a login with a passkey', () => {
  it('logs in as a password does, and continues with the basket that it returns', async () => {
    vi.mocked(startAuthentication).mockResolvedValueOnce(signed as never);
    const { auth, calls, basket } = opened();
    expect(await settled(auth.loginWithPasskey())).toBe(true);
    expect(calls.at(-1)).toEqual({
      id: 'logInWithPasskey',
      body: { credential: signed },
    });
    expect(auth.state.getState()).toMatchObject({ isLoggedIn: true, isLoggingIn: false, error: null });
    expect(basket.take).toHaveBeenCalledExactlyOnceWith('kept');
  });

  it.each(['NotAllowedError', 'AbortError'])('does nothing after a cancelled dialog: %s', async (name) => {
    vi.mocked(startAuthentication).mockRejectedValueOnce(dialogError(name));
    const { auth, calls } = opened();
    expect(await settled(auth.loginWithPasskey())).toBe(false);
    expect(calls.map(({ id }) => id)).toEqual(['startPasskeyLogin']);
    expect(auth.state.getState()).toMatchObject({ isLoggedIn: false, error: null });
  });

  it('rejects with the API’s refusal', async () => {
    vi.mocked(startAuthentication).mockResolvedValueOnce({ ...signed, id: 'removed' } as never);
    const { auth } = opened();
    expect(await settled(auth.loginWithPasskey())).toMatchObject({ code: 'PasskeyRefused' });
    expect(auth.state.getState().isLoggedIn).toBe(false);
  });

  it('rejects with any other error of the browser', async () => {
    vi.mocked(startAuthentication).mockRejectedValueOnce(dialogError('SecurityError'));
    expect(await settled(opened().auth.loginWithPasskey())).toMatchObject({ name: 'SecurityError' });
  });
});

describe('a new passkey', () => {
  it('is created with the password’s options and sent', async () => {
    vi.mocked(startRegistration).mockResolvedValueOnce(signed as never);
    const { account, calls } = opened();
    expect(await settled(account.addPasskey(password))).toBe(true);
    expect(calls.map(({ id, body }) => [id, body])).toEqual([
      ['startPasskeyRegistration', { password }],
      ['finishPasskeyRegistration', { credential: signed }],
    ]);
  });

  it('is not sent after a cancelled dialog', async () => {
    vi.mocked(startRegistration).mockRejectedValueOnce(dialogError('NotAllowedError'));
    const { account, calls } = opened();
    expect(await settled(account.addPasskey(password))).toBe(false);
    expect(calls).toHaveLength(1);
  });

  it('is refused on a device that has one', async () => {
    vi.mocked(startRegistration).mockRejectedValueOnce(dialogError('InvalidStateError'));
    const refusal = await settled(opened().account.addPasskey(password));
    expect(refusal).toBeInstanceOf(ApiError);
    expect(refusal).toMatchObject({ code: 'PasskeyExists' });
  });
});

it.each([
  ['shop.example', true],
  ['localhost', true],
  ['127.0.0.1', false],
  ['[::1]', false],
])('needs a host with a name: %s %s', (hostname, isSupported) => {
  const PublicKeyCredential = () => {};
  expect(supportsPasskeys({ PublicKeyCredential, location: { hostname } })).toBe(isSupported);
  expect(supportsPasskeys({ location: { hostname } })).toBe(false);
});
