import type { Price } from '../../../platform/contract/money';
import { toMoney } from '../../../platform/contract/money';
import type { ListedPrice } from './price-history';

export interface PriceRow extends ListedPrice {
  currency: string;
}

/** Converts a price to the contract's format. Savings are calculated from the prior price, as the law requires. */
export function toPrice({ currency, unit, discounted, prior }: PriceRow): Price {
  const money = (amount: number) => toMoney(amount, currency);
  if (discounted === null || prior === null)
    return { unitPrice: money(discounted ?? unit), discountPrice: null, savings: null, priorPrice: null };
  return {
    unitPrice: money(unit),
    discountPrice: money(discounted),
    savings: money(prior - discounted),
    priorPrice: money(prior),
  };
}
