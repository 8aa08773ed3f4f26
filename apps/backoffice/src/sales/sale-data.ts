import type { components } from '@matchday/api-client';
import { api, dataOf } from '../api/api';

type Schemas = components['schemas'];
export type PlannedSale = Schemas['PlannedSale'];
export type SalePreview = Schemas['SalePreview'];
export type ProductSalePreview = Schemas['ProductSalePreview'];
/** Minor units by currency. */
export type SalePrices = Schemas['NewSale']['prices'];

export async function readSales(id: string): Promise<PlannedSale[]> {
  return dataOf(await api.GET('/api/admin/products/{id}/sales', { params: { path: { id } } })).sales;
}

/** What the law on price reductions makes of sale prices; from now on without a beginning. */
export async function previewSale(id: string, prices: SalePrices, startsAt?: string): Promise<SalePreview[]> {
  const answer = await api.POST('/api/admin/products/{id}/sales/preview', {
    params: { path: { id } },
    body: { prices, ...(startsAt && { startsAt }) },
  });
  return dataOf(answer).prices;
}

interface NewSale {
  prices: SalePrices;
  startsAt: string;
  endsAt: string;
}

export async function planSale(id: string, sale: NewSale, key: string): Promise<void> {
  await api.POST('/api/admin/products/{id}/sales', {
    params: { path: { id }, header: { 'idempotency-key': key } },
    body: sale,
  });
}

type SalesPreview = Schemas['SalesPreviewRequest'];

/** What a sale of several products makes of each, and why it would be refused. */
export async function previewSales(sale: SalesPreview): Promise<ProductSalePreview[]> {
  return dataOf(await api.POST('/api/admin/sales/preview', { body: sale })).products;
}

/** Plans a sale of several products, or of none if one is refused. */
export async function planSales(sale: Schemas['NewSales'], key: string): Promise<void> {
  await api.POST('/api/admin/sales', {
    params: { header: { 'idempotency-key': key } },
    body: sale,
  });
}

/** Ends a running sale, or cancels one that has not begun. */
export async function endSale(id: string, saleId: string): Promise<void> {
  await api.POST('/api/admin/products/{id}/sales/{saleId}/end', { params: { path: { id, saleId } } });
}
