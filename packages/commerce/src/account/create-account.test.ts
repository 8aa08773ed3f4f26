import { ApiError } from '@matchday/api-client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCustomerShop, profile } from '../../test/customer-shop';
import { createAuth } from '../auth/create-auth';
import { listOrders, listSessions, loadOrder, orderPageSize } from './actions';
import { createAccount } from './create-account';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const password = 'a seat at the north stand';
const settle = () => vi.advanceTimersByTimeAsync(1000);

/** The result of a task after all timers have run. */
async function outcome(task: Promise<unknown>): Promise<unknown> {
  const settled = task.catch((error: unknown) => error);
  await settle();
  return settled;
}

async function open() {
  const shop = createCustomerShop();
  const auth = createAuth(shop);
  await outcome(auth.login({ username: profile.email, password }));
  const account = createAccount({ client: shop.client, auth });
  return { ...shop, auth, account, now: () => auth.state.getState() };
}

it('saves the given fields and updates the user', async () => {
  const { account, now, calls } = await open();
  await outcome(account.saveProfile({ city: 'Odense' }));
  expect(calls.at(-1)).toEqual({ id: 'updateProfile', body: { city: 'Odense' } });
  expect(now().user).toEqual({ ...profile, city: 'Odense' });
});

describe('a new password', () => {
  it('logs this browser in again and keeps showing the user', async () => {
    const { account, auth, now, calls } = await open();
    await outcome(auth.loadUser());
    const users: unknown[] = [];
    auth.state.subscribe(({ user }) => users.push(user));
    await outcome(
      account.changePassword({ currentPassword: password, newPassword: 'under the floodlights' }),
    );
    expect(calls.at(-1)).toMatchObject({
      id: 'authenticate',
      body: { username: profile.email, password: 'under the floodlights' },
    });
    expect(now().isLoggedIn).toBe(true);
    expect(users).not.toContain(null);
  });

  it('is refused without the old one, and nobody is logged out', async () => {
    const { account, now } = await open();
    const refusal = await outcome(account.changePassword({ currentPassword: 'x', newPassword: 'y' }));
    expect(refusal).toMatchObject({ name: 'ApiError', errors: [{ field: 'currentPassword' }] });
    expect(now().isLoggedIn).toBe(true);
  });

  it('ends the login when it cannot be renewed', async () => {
    const { account, now, client } = await open();
    const call = vi.spyOn(client, 'call');
    call.mockImplementationOnce(async () => ({ profile }) as never);
    call.mockRejectedValueOnce(new ApiError(429, [{ code: 'TooManyRequests', message: '' }]));
    await outcome(account.changePassword({ currentPassword: password, newPassword: 'y' }));
    expect(now()).toMatchObject({ isLoggedIn: false, ended: 'expiry' });
  });
});

it('logs out after the account is deleted, and stays logged in if that fails', async () => {
  const { account, now, basket } = await open();
  expect(await outcome(account.deleteAccount('guessed'))).toBeInstanceOf(ApiError);
  expect(now().isLoggedIn).toBe(true);
  await outcome(account.deleteAccount(password));
  expect(now()).toMatchObject({ isLoggedIn: false, ended: 'logout' });
  expect(basket.take).toHaveBeenLastCalledWith(null);
});

it('asks for the sessions, and ends one or all others', async () => {
  const { client, account, calls } = await open();
  await outcome(listSessions(client));
  expect(calls.at(-1)).toMatchObject({ id: 'listMySessions' });
  await outcome(account.endSession('17', password));
  expect(calls.at(-1)).toMatchObject({ id: 'endMySession', path: { sessionId: '17' }, body: { password } });
  await outcome(account.endOtherSessions(password));
  expect(calls.at(-1)).toMatchObject({ id: 'endOtherSessions', body: { password } });
});

it('asks for a page of orders, and for one order', async () => {
  const { client, calls } = await open();
  await outcome(listOrders(client, 3));
  expect(calls.at(-1)).toMatchObject({ query: { page: 3, pageSize: orderPageSize } });
  await outcome(loadOrder(client, '17'));
  expect(calls.at(-1)).toMatchObject({ id: 'getMyOrder', path: { orderId: '17' } });
});
