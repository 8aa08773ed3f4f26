import type { Db } from '../../../platform/database/database';
import { failureCode } from '../../../platform/http/errors/api-error';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import type { ProductRow } from '../../catalogue';
import type { StoresContext } from '../../stores';
import { changeStoreIn } from '../change-store';
import { changeErrors } from '../check/data-error';
import { findDueSales, lockSale, updateSale } from './queries';
import type { Sale } from './sale-times';

type SalesContext = Pick<StoresContext, 'db' | 'clock' | 'log'>;

const { fail } = declareErrors(changeErrors, { 404: ['UnknownProduct'] });

/** Begins and ends the planned sales of all stores that are due. A store whose import is running waits for it. */
export async function applySales(context: SalesContext): Promise<void> {
  for (const key of await findDueSales(context.db, context.clock())) {
    try {
      await context.db.transaction().execute(async (trx) => {
        const sale = await lockSale(trx, key);
        if (sale) await applySale(trx, key.storeId, sale, context.clock());
      });
    } catch (err) {
      const problem = failureCode(err) ?? 'InternalError';
      if (problem === 'ImportRunning') continue;
      context.log.error({ err, sale: key.id, store: key.storeId }, 'sale could not be applied');
      await updateSale(context.db, key.storeId, key.id, { state: 'failed', problem });
    }
  }
}

/** Moves a locked sale to its next state, if it is due. */
async function applySale(trx: Db, storeId: string, sale: Sale, now: Date): Promise<void> {
  if (sale.state === 'planned' && sale.endsAt <= now)
    await updateSale(trx, storeId, sale.id, { state: 'missed' });
  else if (sale.state === 'planned' && sale.startsAt <= now) await startSale(trx, storeId, sale, now);
  else if (sale.state === 'running' && sale.endsAt <= now) await stopSale(trx, storeId, sale, now);
}

/** Sets the prices of a sale, and keeps those that it replaces. */
async function startSale(trx: Db, storeId: string, sale: Sale, now: Date): Promise<void> {
  const known = await setDiscounts(trx, storeId, sale, now, ({ prices }, currency) => {
    const [price, discounted] = [prices[currency], sale.prices[currency]];
    return price && discounted !== undefined ? { ...price, discounted } : undefined;
  });
  const pricesBefore = Object.fromEntries(
    Object.keys(sale.prices).map((currency) => [currency, known[currency]?.discounted ?? null]),
  );
  await updateSale(trx, storeId, sale.id, { state: 'running', pricesBefore });
}

/** Brings back the prices from before a sale. Prices that somebody has changed during the sale stay. */
export async function stopSale(trx: Db, storeId: string, sale: Sale, now: Date): Promise<void> {
  await setDiscounts(trx, storeId, sale, now, ({ prices }, currency) => {
    const known = prices[currency];
    if (!known || known.discounted !== sale.prices[currency]) return undefined;
    const { discounted: _, ...rest } = known;
    const restored = sale.pricesBefore?.[currency] ?? null;
    return restored === null ? rest : { ...rest, discounted: restored };
  });
  await updateSale(trx, storeId, sale.id, { state: 'ended' });
}

type StoredPrice = ProductRow['prices'][string];

/**
 * Changes the prices of the currencies of a sale, as an import of prices would.
 * @returns the prices before
 */
async function setDiscounts(
  trx: Db,
  storeId: string,
  { productId, prices }: Sale,
  now: Date,
  change: (product: ProductRow, currency: string) => StoredPrice | undefined,
): Promise<ProductRow['prices']> {
  const stored = await changeStoreIn(fail, trx, now, {
    storeId,
    part: 'prices',
    culture: undefined,
    contentFor: ({ products }) => {
      const product = products.find(({ id }) => id === productId);
      if (!product) return fail('UnknownProduct');
      const changed = Object.keys(prices).flatMap((currency) => {
        const price = change(product, currency);
        return price ? [[currency, price] as const] : [];
      });
      return { prices: [{ productId, prices: { ...product.prices, ...Object.fromEntries(changed) } }] };
    },
    onChanged: async () => {},
  });
  return stored.before.products.find(({ id }) => id === productId)?.prices ?? {};
}
