import type { Fail } from '../../../platform/http/errors/declare-errors';
import type { ProductRow } from '../store-data';
import { pricesOff } from './percent-off';
import type { Sale, SalePrices } from './sale-times';

/** Errors of prices of a sale. */
export const salePriceErrors = {
  400: ['RequiredField', 'UnknownCurrency', 'DiscountAboveUnit'],
  404: ['UnknownProduct'],
} as const;

type PriceCode = 'RequiredField' | 'UnknownCurrency' | 'DiscountAboveUnit';

/** The beginning and the end of a sale. */
export type SaleTerm = Pick<Sale, 'startsAt' | 'endsAt'>;

/** Reads the term of a sale; refuses one that ends before it begins, or has ended already. */
export function readTerm(
  fail: Fail<'InvalidField'>,
  entered: { startsAt: string; endsAt: string },
  now: Date,
): SaleTerm {
  const [startsAt, endsAt] = [new Date(entered.startsAt), new Date(entered.endsAt)];
  if (endsAt <= startsAt || endsAt <= now) fail('InvalidField', { field: 'endsAt' }, 'endsAt');
  return { startsAt, endsAt };
}

/** Refuses prices that are in no currency of the product, or not below its price. */
export function requireSalePrices(fail: Fail<PriceCode>, product: ProductRow, prices: SalePrices): void {
  const entries = Object.entries(prices);
  if (entries.length === 0) fail('RequiredField', { field: 'prices' }, 'prices');
  for (const [currency, asked] of entries) {
    const field = `prices.${currency}`;
    const known = product.prices[currency];
    if (!known) return fail('UnknownCurrency', { field, value: currency }, field);
    if (!isBelow(known, asked)) fail('DiscountAboveUnit', { field }, field);
  }
}

const isBelow = ({ unit }: { unit: number }, asked: number): boolean => asked < unit;

/** Whether one of the sales of a product takes place during the term. */
export const overlapsAny = (open: readonly Sale[], term: SaleTerm): boolean =>
  open.some(({ startsAt, endsAt }) => startsAt < term.endsAt && term.startsAt < endsAt);

/** A sale by a percentage, before it is planned. */
export interface AskedSale {
  percent: number;
  /** Undefined as long as it is not known, so that no other sale can overlap. */
  term: SaleTerm | undefined;
  /** The sales of the product that have not ended. */
  open: readonly Sale[];
}

/** The prices of a sale of a product by a percentage, and the error code with which it is refused. */
export function saleByPercentage(product: ProductRow | undefined, { percent, term, open }: AskedSale) {
  if (!product) return { prices: {}, problem: 'UnknownProduct' as const };
  const prices = pricesOff(product, percent);
  const isRefused = Object.entries(product.prices).some(
    ([each, known]) => !isBelow(known, prices[each] ?? 0),
  );
  if (isRefused) return { prices, problem: 'DiscountAboveUnit' as const };
  const problem = term && overlapsAny(open, term) ? ('SalesOverlap' as const) : null;
  return { prices, problem };
}
