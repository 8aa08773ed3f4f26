import type { ApiClient, components } from '@matchday/api-client';
import type { Profile } from '../auth/auth-state';
import type { AuthDomain } from '../auth/create-auth';

type Schemas = components['schemas'];
export type OrderList = Schemas['OrderList'];
export type OrderListItem = Schemas['OrderListItem'];
export type ProfileChange = Schemas['ProfileChange'];

/** How many orders a page of the order history has. */
export const orderPageSize = 10;

export interface AccountOptions {
  client: ApiClient;
  auth: Pick<AuthDomain, 'state' | 'login' | 'end' | 'adoptUser'>;
}

/** What a customer can do with the account. Everything rejects with an ApiError when the API refuses. */
export interface Account {
  /** Changes the details that are named; the user in the auth state follows. */
  saveProfile: (change: ProfileChange) => Promise<Profile>;
  /** Changes the password, which ends every login, and logs this browser in again. */
  changePassword: (passwords: { currentPassword: string; newPassword: string }) => Promise<void>;
  /** Deletes the account for good and leaves it. */
  deleteAccount: (password: string) => Promise<void>;
  /** A page of the customer's orders, from 1, the newest first. */
  listOrders: (page: number, signal?: AbortSignal) => Promise<OrderList>;
  loadOrder: (orderId: string, signal?: AbortSignal) => Promise<Schemas['Order']>;
}

/** The account of who is logged in. */
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
    async deleteAccount(password) {
      await client.call('deleteAccount', { body: { password } });
      auth.end('logout');
    },
    async listOrders(page, signal) {
      const query = { page, pageSize: orderPageSize };
      const { orders } = await client.call('listMyOrders', { query }, { signal });
      return orders;
    },
    async loadOrder(orderId, signal) {
      const { order } = await client.call('getMyOrder', { path: { orderId } }, { signal });
      return order;
    },
  };
}
