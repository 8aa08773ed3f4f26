import type { Price } from '../../contract/money';
import { toMoney } from '../money';

/** Amounts in the currency's minor unit. */
export interface PriceRow {
  currency: string;
  unit: number;
  discounted: number | null;
  prior: number | null;
}

export function toPrice({ currency, unit, discounted, prior }: PriceRow): Price {
  const money = (amount: number) => toMoney(amount, currency);
  if (discounted === null || discounted >= unit)
    return { unitPrice: money(unit), discountPrice: null, savings: null, priorPrice: null };
  return {
    unitPrice: money(unit),
    discountPrice: money(discounted),
    savings: money(unit - discounted),
    priorPrice: prior === null ? null : money(prior),
  };
}
