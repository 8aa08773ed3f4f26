import { type ApiClient, ApiError } from '@matchday/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCustomerShop } from '../../test/customer-shop';
import type { AuthChannel, AuthMessage } from './auth-channel';
import { createAuthCookie } from './auth-cookie';
import { createAuth } from './create-auth';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const right = { username: 'fan@example.com', password: 'a seat at the north stand' };
const settle = () => vi.advanceTimersByTimeAsync(1000);

function opened(shop = createCustomerShop(), channel?: AuthChannel) {
  const log = vi.fn<(error: ApiError) => void>();
  const auth = createAuth({ ...shop, log, ...(channel && { channel }) });
  auth.start();
  return { ...shop, auth, log, now: () => auth.state.getState() };
}

async function loggedIn(shop = createCustomerShop(), channel?: AuthChannel) {
  const context = opened(shop, channel);
  await Promise.all([context.auth.login(right), settle()]);
  return context;
}

describe('the logged-in state (S4.2)', () => {
  it('is unknown before the cookie is read', () => {
    const auth = createAuth(createCustomerShop());
    expect(auth.state.getState().isLoggedIn).toBeNull();
  });

  it('follows the cookie', () => {
    expect(opened().now().isLoggedIn).toBe(false);
    const shop = createCustomerShop();
    shop.cookie.value = true;
    expect(opened(shop).now().isLoggedIn).toBe(true);
  });

  it('uses a cookie for each store', () => {
    const page = { cookie: 'a=1; isLoggedIn.dbu=1; b=2', location: { protocol: 'http:' } };
    expect(createAuthCookie(page, 'dbu').read()).toBe(true);
    expect(createAuthCookie(page, 'astralis').read()).toBe(false);
    createAuthCookie(page, 'dbu').clear();
    expect(page.cookie).toContain('Max-Age=0');
  });

  it('uses a cookie over https that no other host of the domain can set', () => {
    const page = { cookie: 'isLoggedIn.dbu=1', location: { protocol: 'https:' } };
    expect(createAuthCookie(page, 'dbu').read()).toBe(false);
    page.cookie = '__Host-isLoggedIn.dbu=1';
    expect(createAuthCookie(page, 'dbu').read()).toBe(true);
    createAuthCookie(page, 'dbu').clear();
    expect(page.cookie).toMatch(/^__Host-isLoggedIn\.dbu=; Path=\/; Max-Age=0;.*; Secure$/);
  });
});

describe('login', () => {
  it('leaves the visitor’s basket to the gateway, and adopts the returned one', async () => {
    const { calls, basket, now } = await loggedIn();
    expect(calls[0]).toEqual({
      id: 'authenticate',
      body: { grant_type: 'password', ...right },
    });
    expect(basket.take).toHaveBeenCalledExactlyOnceWith('kept');
    expect(now()).toMatchObject({ isLoggedIn: true, isLoggingIn: false, error: null });
  });

  it('returns false and is logged when it fails (S8.9)', async () => {
    const { auth, log, now, basket } = opened();
    const [worked] = await Promise.all([auth.login({ ...right, password: 'guessed' }), settle()]);
    expect(worked).toBe(false);
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.any(ApiError));
    expect(now()).toMatchObject({ isLoggedIn: false, isLoggingIn: false });
    expect(now().error).toMatchObject({ code: 'InvalidCredentials' });
    expect(basket.take).not.toHaveBeenCalled();
  });

  it('throws an empty error when the result is missing (S8.9)', async () => {
    const shop = createCustomerShop();
    const client = { ...shop.client, call: async () => ({ isSuccess: true }) } as unknown as ApiClient;
    const { auth, now } = opened({ ...shop, client });
    await expect(auth.login(right)).rejects.toThrow(new Error(''));
    expect(now()).toMatchObject({ isLoggedIn: false, isLoggingIn: false });
  });

  it('runs once on a double submit, and is shown as running', async () => {
    const { auth, calls, now } = opened();
    const both = Promise.all([auth.login(right), auth.login(right)]);
    expect(now().isLoggingIn).toBe(true);
    await settle();
    expect(await both).toEqual([true, true]);
    expect(calls).toHaveLength(1);
  });
});

describe('logout (S4.3)', () => {
  it('clears the login and leaves the customer’s basket behind', async () => {
    const { auth, now, cookie, basket, calls } = await loggedIn();
    await Promise.all([auth.loadUser(), settle()]);
    expect(now().user?.email).toBe(right.username);
    await Promise.all([auth.logout(), settle()]);
    expect(calls.at(-1)?.id).toBe('logOut');
    expect(now()).toMatchObject({ isLoggedIn: false, user: null, ended: 'logout' });
    expect(cookie.value).toBe(false);
    expect(basket.take).toHaveBeenLastCalledWith(null);
  });

  it('leaves the login as it is when the shop cannot be reached', async () => {
    const { auth, now, failNext } = await loggedIn();
    failNext(new ApiError(500, [{ code: 'NoAnswer', message: '' }]));
    const refused = auth.logout().catch((error: unknown) => error);
    await settle();
    expect(await refused).toBeInstanceOf(ApiError);
    expect(now().isLoggedIn).toBe(true);
  });
});

describe('expiry (S8.1)', () => {
  it('logs out and leaves the basket as it is', async () => {
    const { auth, now, cookie, basket } = await loggedIn();
    basket.take.mockClear();
    auth.end('expiry');
    expect(now()).toMatchObject({ isLoggedIn: false, user: null, ended: 'expiry' });
    expect(cookie.value).toBe(false);
    expect(basket.take).not.toHaveBeenCalled();
  });

  it('is detected when the cookie has expired', async () => {
    const { auth, now, cookie } = await loggedIn();
    cookie.value = false;
    auth.check();
    expect(now()).toMatchObject({ isLoggedIn: false, ended: 'expiry' });
  });

  it('does not restore a user whose read was in progress', async () => {
    const { auth, now } = await loggedIn();
    const reading = auth.loadUser();
    auth.end('expiry');
    await settle();
    await reading;
    expect(now().user).toBeNull();
  });
});

describe('two tabs', () => {
  /** Two ends of one channel. */
  function createPair(): [AuthChannel, AuthChannel] {
    const heard = [new Set<(message: AuthMessage) => void>(), new Set<(message: AuthMessage) => void>()];
    const end = (mine: number): AuthChannel => ({
      post: (message) => heard[1 - mine]?.forEach((listener) => listener(message)),
      listen(listener) {
        heard[mine]?.add(listener);
        return () => void heard[mine]?.delete(listener);
      },
    });
    return [end(0), end(1)];
  }

  it('log in and out together', async () => {
    const shop = createCustomerShop();
    const [one, other] = createPair();
    const second = opened(shop, other);
    const first = await loggedIn(shop, one);
    expect(second.now().isLoggedIn).toBe(true);
    await Promise.all([first.auth.logout(), settle()]);
    expect(second.now()).toMatchObject({ isLoggedIn: false, ended: 'expiry' });
  });

  it('are ignored after the page has stopped', async () => {
    const shop = createCustomerShop();
    const [one, other] = createPair();
    const deaf = createAuth({ ...shop, channel: other });
    deaf.start()();
    await loggedIn(shop, one);
    expect(deaf.state.getState().isLoggedIn).toBe(false);
  });
});
