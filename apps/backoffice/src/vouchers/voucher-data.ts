import type { components } from '@matchday/api-client';
import { api, dataOf } from '../api/api';
import type { Resource } from '../api/resource';

type Schemas = components['schemas'];
export type Voucher = Schemas['StoredVoucher'];
export type VoucherUse = Schemas['VoucherUse'];
export type VoucherState = Voucher['state'];
export type NewVouchers = Schemas['NewVouchers'];

export const voucherStates = [
  'active',
  'planned',
  'usedUp',
  'ended',
] as const satisfies readonly VoucherState[];

export const vouchers: Resource = {
  async getList({ pagination: { page, perPage } = { page: 1, perPage: 25 }, filter, signal }) {
    const { search, state } = filter as { search?: string; state?: VoucherState };
    const query = {
      page,
      pageSize: perPage,
      ...(search?.trim() && { search: search.trim() }),
      ...(state && { voucherState: state }),
    };
    const { vouchers: found } = dataOf(await api.GET('/api/admin/vouchers', { params: { query }, signal }));
    return { data: found.items, total: found.total };
  },
};

/** A voucher with a page of the orders that use it. */
export async function readUses(voucherId: string, page: number, pageSize: number) {
  const params = { path: { voucherId }, query: { page, pageSize } };
  return dataOf(await api.GET('/api/admin/vouchers/{voucherId}/uses', { params }));
}

/** Creates the vouchers of a campaign. */
export async function createCampaign(body: NewVouchers, key: string) {
  const header = { 'idempotency-key': key };
  return dataOf(await api.POST('/api/admin/vouchers', { params: { header }, body })).vouchers;
}

/** Ends a voucher, or a whole campaign. */
export async function endVouchers(body: { voucherId: string } | { campaign: string }): Promise<void> {
  await api.POST('/api/admin/vouchers/end', { body });
}
