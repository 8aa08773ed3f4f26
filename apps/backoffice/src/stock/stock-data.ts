import { ApiError, type components } from '@matchday/api-client';
import { api, dataOf } from '../api/api';
import type { Resource } from '../api/resource';

type Schemas = components['schemas'];
export type StockLevel = Schemas['StockLevel'];
export type StockMovement = Schemas['StockMovement'];
export type AdjustmentReason = Schemas['StockAdjustment']['reason'];

/** A variant in the list of stock. */
export type StockRecord = StockLevel & {
  id: string;
  /** With so many left, or fewer, it runs low. */
  runsLowAt: number;
};

export const adjustmentReasons = [
  'delivery',
  'returned',
  'damaged',
  'lost',
  'correction',
] as const satisfies readonly AdjustmentReason[];

export const stock: Resource = {
  async getList({ pagination: { page, perPage } = { page: 1, perPage: 25 }, filter, signal }) {
    const { search, runsLow } = filter as { search?: string; runsLow?: boolean };
    const query = {
      page,
      pageSize: perPage,
      ...(search?.trim() && { search: search.trim() }),
      ...(runsLow && { runsLow }),
    };
    const found = dataOf(await api.GET('/api/admin/stock', { params: { query }, signal })).stock;
    const data = found.items.map((item) => ({
      ...item,
      id: item.variantId,
      runsLowAt: found.runsLowAt,
    }));
    return { data, total: found.total };
  },
};

/** A variant with a page of its movements. */
export async function readMovements(variantId: string, page: number, pageSize: number) {
  const params = { path: { variantId }, query: { page, pageSize } };
  return dataOf(await api.GET('/api/admin/stock/{variantId}/movements', { params }));
}

interface Count {
  variantId: string;
  stock: number;
  expected: number;
  note: string;
  /** The same for a repetition. */
  key: string;
}

/** Saves a count, only if the stock is still the expected one. */
export async function saveCount({ variantId, key, note, ...counted }: Count): Promise<void> {
  await api.POST('/api/admin/stock/{variantId}/counts', {
    params: { path: { variantId }, header: { 'idempotency-key': key } },
    body: { ...counted, ...(note.trim() && { note: note.trim() }) },
  });
}

interface Adjustment {
  variantId: string;
  change: number;
  reason: AdjustmentReason;
  note: string;
  key: string;
}

export async function saveAdjustment({ variantId, key, note, ...adjusted }: Adjustment): Promise<void> {
  await api.POST('/api/admin/stock/{variantId}/movements', {
    params: { path: { variantId }, header: { 'idempotency-key': key } },
    body: { ...adjusted, ...(note.trim() && { note: note.trim() }) },
  });
}

/** Whether the stock is not the one that a count began with. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'StockChanged';
