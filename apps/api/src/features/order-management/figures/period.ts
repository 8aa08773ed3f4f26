import { Type } from 'typebox';
import { described, Id } from '../../../platform/contract/schema';
import { localDay } from '../../../platform/day';
import type { Fail } from '../../../platform/http/errors/declare-errors';

export const mostDays = 366;
const dayMs = 24 * 3_600_000;

const day = (description: string) =>
  Type.Optional(Type.String({ format: 'date', description, examples: ['2026-11-24'] }));

export const PeriodQuery = Type.Object({
  from: day('First day, in the time zone of the store; `to` if missing'),
  to: day('Last day; today if missing'),
  productId: Type.Optional(described(Id, 'Only orders with this product, and its own lines')),
});

/** Days of a store, both included. */
export interface Period {
  from: string;
  to: string;
  timeZone: string;
}

/** The days of a request; ends it with 400 if they are in the wrong order or too many. */
export function periodOf(
  fail: Fail<'TooSmall' | 'TooLarge'>,
  query: { from?: string; to?: string },
  { timeZone, now }: { timeZone: string; now: Date },
): Period {
  const to = query.to ?? localDay(now, timeZone);
  const from = query.from ?? to;
  if (to < from) fail('TooSmall', { field: 'to', limit: from }, 'to');
  const last = isoDayAfter(from, mostDays - 1);
  if (to > last) fail('TooLarge', { field: 'to', limit: last }, 'to');
  return { from, to, timeZone };
}

/** Every day of the period, the first one first. */
export function daysOf({ from, to }: Pick<Period, 'from' | 'to'>): string[] {
  const days: string[] = [];
  for (let each = from; each <= to; each = isoDayAfter(each, 1)) days.push(each);
  return days;
}

const isoDayAfter = (day: string, count: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);
