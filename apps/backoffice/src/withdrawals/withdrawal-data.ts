import type { components } from '@matchday/api-client';
import { api, dataOf } from '../api/api';
import type { Resource } from '../api/resource';

type Schemas = components['schemas'];
export type WithdrawalState = Schemas['WithdrawalState'];
export type ListedWithdrawal = Schemas['ListedWithdrawal'];
export type Withdrawal = Schemas['OrderWithdrawal'];
type ReceivedLines = Schemas['ReceivedGoods']['lines'];

export const withdrawalStates = [
  'declared',
  'accepted',
  'received',
  'refunded',
  'closed',
] as const satisfies readonly WithdrawalState[];

export const isOpen = ({ state }: Pick<Withdrawal, 'state'>): boolean =>
  state !== 'refunded' && state !== 'closed';

/** The withdrawals that customers declared. */
export const withdrawals: Resource = {
  async getList({ pagination: { page, perPage } = { page: 1, perPage: 25 }, filter, signal }) {
    const { state, search } = filter as { state?: WithdrawalState; search?: string };
    const query = {
      page,
      pageSize: perPage,
      ...(state && { state }),
      ...(search?.trim() && { search: search.trim() }),
    };
    const found = dataOf(await api.GET('/api/admin/withdrawals', { params: { query }, signal }));
    return { data: found.withdrawals.items, total: found.withdrawals.total };
  },
  async getOne(withdrawalId) {
    const path = { withdrawalId };
    return dataOf(await api.GET('/api/admin/withdrawals/{withdrawalId}', { params: { path } })).withdrawal;
  },
};

const pathOf = ({ id }: Withdrawal) => ({ path: { withdrawalId: id } });

/** Every step names the version that the page shows, so that nobody overlooks what somebody else did. */
export const acceptWithdrawal = (withdrawal: Withdrawal) =>
  api.POST('/api/admin/withdrawals/{withdrawalId}/accept', {
    params: pathOf(withdrawal),
    body: { version: withdrawal.version },
  });

export const receiveGoods = (withdrawal: Withdrawal, lines: ReceivedLines) =>
  api.POST('/api/admin/withdrawals/{withdrawalId}/receive', {
    params: pathOf(withdrawal),
    body: { version: withdrawal.version, lines },
  });

export const closeWithdrawal = (withdrawal: Withdrawal, reason: string) =>
  api.POST('/api/admin/withdrawals/{withdrawalId}/close', {
    params: pathOf(withdrawal),
    body: { version: withdrawal.version, reason },
  });
