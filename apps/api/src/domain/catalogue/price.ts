import type { Price } from '../../contract/money';
import { toMoney } from '../money';
import type { ListedPrice } from './price-history';

export interface PriceRow extends ListedPrice {
  currency: string;
}

/** A price as shops show it. What is saved is reckoned from the prior price, which is what the law takes it from. */
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
