import { type ApiClient, ApiError } from '@matchday/api-client';
import { vi } from 'vitest';
import type { AuthCookie, BasketDomain, Profile } from '../src/index';

const latency = 100;

export const profile: Profile = {
  id: '5ef0c7cf-9c47-4b9c-9c0e-6b5b5bb1b2a0',
  email: 'fan@example.com',
  pendingEmail: null,
  firstName: 'Freja',
  lastName: 'Lund',
  phone: '',
  street: '',
  city: '',
  zipCode: '',
  country: '',
  culture: 'en',
  createdAt: '2026-11-21T12:00:00Z',
};

/** A shop with one customer that answers as the gateway does: it sets and clears the cookie itself. */
export function createCustomerShop() {
  let password = 'a seat at the north stand';
  let known = profile;
  const calls: { id: string; body: unknown }[] = [];
  const failures: ApiError[] = [];
  const cookie: AuthCookie & { value: boolean } = {
    value: false,
    read() {
      return this.value;
    },
    clear() {
      this.value = false;
    },
  };
  const refused = (code: string, field?: string) =>
    new ApiError(400, [{ code, message: code, ...(field && { field }) }]);

  const operations: Record<string, (body: Record<string, string>) => unknown> = {
    authenticate(body) {
      if (body.username !== known.email || body.password !== password) throw refused('InvalidCredentials');
      cookie.value = true;
      return { isSuccess: true, error: null, result: { access_token: '', basketToken: 'kept' } };
    },
    startPasskeyLogin: () => ({ options: { challenge: 'login' } }),
    logInWithPasskey({ credential }: Record<string, unknown>) {
      if ((credential as { id: string }).id === 'removed') throw refused('PasskeyRefused');
      cookie.value = true;
      return { isSuccess: true, error: null, result: { access_token: '', basketToken: 'kept' } };
    },
    startPasskeyRegistration: () => ({ options: { challenge: 'registration' } }),
    finishPasskeyRegistration: () => ({ passkey: {} }),
    logOut() {
      cookie.value = false;
      return { success: true };
    },
    getProfile: () => ({ profile: known }),
    updateProfile({ currentPassword, newPassword, ...details }) {
      if (newPassword !== undefined) {
        if (currentPassword !== password) throw refused('WrongPassword', 'currentPassword');
        password = newPassword;
      }
      known = { ...known, ...details };
      return { profile: known };
    },
    listMySessions: () => ({ sessions: [] }),
    deleteAccount(body) {
      if (body.password !== password) throw refused('WrongPassword');
      return { success: true };
    },
  };

  async function call(id: string, parameters: { body?: unknown; query?: unknown; path?: unknown }) {
    calls.push({ id, ...parameters } as { id: string; body: unknown });
    await new Promise((resolve) => setTimeout(resolve, latency));
    const failure = failures.shift();
    if (failure) throw failure;
    return operations[id]?.(parameters.body as Record<string, string>);
  }

  const basket = {
    take: vi.fn<BasketDomain['take']>(async () => {}),
  };

  return {
    client: { store: { storeId: 'club', culture: 'en' }, call } as unknown as ApiClient,
    cookie,
    basket,
    calls,
    failNext: (error: ApiError) => void failures.push(error),
    /** Another device has changed the password. */
    setPassword: (changed: string) => {
      password = changed;
    },
  };
}
