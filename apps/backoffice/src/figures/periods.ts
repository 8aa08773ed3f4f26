import type { FiguresQuery } from './figures-data';

export const periods = ['today', 'week', 'month', 'custom'] as const;
export type PeriodName = (typeof periods)[number];

const daysBefore: Readonly<Record<'week' | 'month', number>> = { week: 6, month: 29 };

/** The days of a period that ends today. The API knows what today is in the store. */
export function periodDays(period: Exclude<PeriodName, 'custom'>, today: string): FiguresQuery {
  if (period === 'today') return {};
  const from = new Date(`${today}T00:00:00Z`);
  from.setUTCDate(from.getUTCDate() - daysBefore[period]);
  return { from: from.toISOString().slice(0, 10), to: today };
}
