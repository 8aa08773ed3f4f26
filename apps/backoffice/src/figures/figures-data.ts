import type { components } from '@matchday/api-client';
import { api, dataOf } from '../api/api';
import { download } from '../api/download';

export type Figures = components['schemas']['Figures'];
export type FiguresTotal = components['schemas']['FiguresTotal'];

/** The days and the product of the shown figures; today and all products if missing. */
export interface FiguresQuery {
  from?: string;
  to?: string;
  productId?: string;
}

export type FigureTable = 'days' | 'products' | 'soldOut' | 'emptySearches';

export async function readFigures(query: FiguresQuery): Promise<Figures> {
  return dataOf(await api.GET('/api/admin/figures', { params: { query } })).figures;
}

/** Downloads a table of the figures as CSV. In most languages, spreadsheets expect semicolons and decimal commas. */
export async function downloadFigures(table: FigureTable, query: FiguresQuery, locale: string) {
  const separator = locale.startsWith('en') ? 'comma' : 'semicolon';
  const parameters = new URLSearchParams({ ...query, separator });
  await download(`/api/admin/figures/${table}?${parameters}`, `${table}.csv`);
}
