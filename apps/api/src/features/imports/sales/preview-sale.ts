import { toMoney } from '../../../platform/contract/money';
import type { Db } from '../../../platform/database/database';
import { type AskedPrice, previewPrices } from '../../catalogue';
import type { ProductRow } from '../store-data';
import type { SalePreview } from './contract';
import type { Sale, SalePrices } from './sale-times';

/**
 * Calculates what the law on price reductions makes of the prices of a sale. Sales that are planned for an earlier time
 * count as if they had taken place. If the variants of the product have different histories, the lowest price counts.
 */
export async function previewSale(
  db: Db,
  storeId: string,
  {
    product,
    prices,
    startsAt,
    earlier,
  }: {
    product: ProductRow;
    prices: SalePrices;
    startsAt: Date;
    earlier: readonly Sale[];
  },
): Promise<SalePreview[]> {
  const variantIds = product.colors.flatMap(({ variants }) => variants.map(({ id }) => id));
  const currencies = Object.entries(prices).flatMap(([currency, asked]) => {
    const known = product.prices[currency];
    return known ? [{ currency, asked, unit: known.unit, prior: known.prior ?? null }] : [];
  });
  const settled = await previewPrices(
    db,
    storeId,
    currencies.flatMap(({ currency, asked, unit, prior }) =>
      variantIds.map((variantId) => ({ variantId, currency, unit, discounted: asked, prior })),
    ),
    { at: startsAt, planned: (currency) => plannedPrices(product, earlier, currency, startsAt) },
  );
  return currencies.map(({ currency, asked, unit }) => {
    const ofCurrency = settled.filter((price) => price.currency === currency);
    const lowest = ofCurrency.flatMap(({ lowest: price }) => (price === null ? [] : [price]));
    const prior = lowest.length > 0 ? Math.min(...lowest) : null;
    const isReduction = ofCurrency.every(({ isReduced }) => isReduced);
    const money = (amount: number) => toMoney(amount, currency);
    return {
      unit: money(unit),
      sale: money(asked),
      prior: prior === null ? null : money(prior),
      isReduction,
      savings: isReduction && prior !== null ? money(prior - asked) : null,
    };
  });
}

/** The prices that earlier sales will ask for. */
function plannedPrices(
  { prices }: ProductRow,
  sales: readonly Sale[],
  currency: string,
  before: Date,
): AskedPrice[] {
  return sales.flatMap(({ prices: ofSale, startsAt, endsAt, state }) => {
    const asked = ofSale[currency];
    const unit = prices[currency]?.unit;
    if (asked === undefined || unit === undefined || startsAt >= before) return [];
    const beginning = state === 'planned' ? [{ since: startsAt, asked, isReduced: true }] : [];
    return [...beginning, ...(endsAt < before ? [{ since: endsAt, asked: unit, isReduced: false }] : [])];
  });
}
