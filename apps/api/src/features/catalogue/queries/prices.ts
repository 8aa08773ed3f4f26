import { sql } from 'kysely';
import { type Db, json } from '../../../platform/database/database';
import { type AskedPrice, type ListedPrice, lowestPriceBefore, settlePrice } from '../products/price-history';

/** The new price of a variant in a currency. */
export interface NewPrice extends ListedPrice {
  variantId: string;
  currency: string;
  /** Prices from before the shop's own record, in chronological order. */
  importedHistory?: readonly AskedPrice[] | undefined;
}

const batchSize = 2_000;

/**
 * Sets prices and records them in the price history. Every price change must use this function, because the history
 * determines reductions and their prior prices.
 */
export async function writePrices(
  trx: Db,
  storeId: string,
  prices: readonly NewPrice[],
  now: Date,
): Promise<void> {
  for (let from = 0; from < prices.length; from += batchSize)
    await writeBatch(trx, storeId, prices.slice(from, from + batchSize), now);
}

async function writeBatch(trx: Db, storeId: string, prices: readonly NewPrice[], now: Date): Promise<void> {
  await addImportedHistory(trx, storeId, prices);
  const histories = await findHistories(trx, storeId, prices);
  const settled = prices.map(({ variantId, currency, ...price }) => ({
    key: { variantId, currency },
    ...settlePrice(histories.get(keyOf({ variantId, currency })) ?? [], price, now),
  }));
  await addEntries(
    trx,
    storeId,
    settled.flatMap(({ key, entry }) => (entry ? [{ ...key, ...entry }] : [])),
  );
  await sql`
    insert into prices (store_id, variant_id, currency, unit, discounted, prior)
    select ${storeId}, "variantId", currency, unit, discounted, prior
    from jsonb_to_recordset(${json(settled.map(({ key, price }) => Object.assign({}, key, price)))}::jsonb)
      as row ("variantId" text, currency text, unit int, discounted int, prior int)
    on conflict (store_id, variant_id, currency) do update
      set unit = excluded.unit, discounted = excluded.discounted, prior = excluded.prior`.execute(trx);
}

/** What the law on price reductions makes of a price. */
export interface PreviewedPrice extends PriceKey {
  /** The lowest price of the 30 days before; null if unknown. */
  lowest: number | null;
  isReduced: boolean;
}

/**
 * Calculates what {@link writePrices} would make of prices with a reduction, and writes nothing.
 *
 * @param planned prices that are asked between now and then
 */
export async function previewPrices(
  db: Db,
  storeId: string,
  prices: readonly NewPrice[],
  { at, planned }: { at: Date; planned: (currency: string) => readonly AskedPrice[] },
): Promise<PreviewedPrice[]> {
  const histories = await findHistories(db, storeId, prices);
  return prices.map((price) => {
    const known = histories.get(keyOf(price)) ?? [];
    const history = [...known, ...planned(price.currency)];
    const { discounted } = settlePrice(history, price, at).price;
    return {
      variantId: price.variantId,
      currency: price.currency,
      lowest: lowestPriceBefore(history, price, at),
      isReduced: discounted !== null,
    };
  });
}

/** Adds imported prices from before the first entry. The shop's own record is not changed. */
async function addImportedHistory(trx: Db, storeId: string, prices: readonly NewPrice[]): Promise<void> {
  const importedHistory = prices.flatMap(({ variantId, currency, importedHistory = [] }) =>
    importedHistory.map((entry) => ({ variantId, currency, ...entry })),
  );
  if (importedHistory.length === 0) return;
  const rows = await trx
    .selectFrom('price_history')
    .select((query) => ['variant_id as variantId', 'currency', query.fn.min('since').as('since')])
    .where('store_id', '=', storeId)
    .where(sql<boolean>`variant_id = any(${importedHistory.map(({ variantId }) => variantId)}::text[])`)
    .groupBy(['variant_id', 'currency'])
    .execute();
  const recordStarts = new Map(rows.map((row) => [keyOf(row), row.since]));
  const isOlder = (entry: PriceKey & AskedPrice) => {
    const recordStart = recordStarts.get(keyOf(entry));
    return recordStart === undefined || entry.since < recordStart;
  };
  await addEntries(trx, storeId, importedHistory.filter(isOlder));
}

/** The whole history of prices with a reduction, otherwise the last entry. */
async function findHistories(
  trx: Db,
  storeId: string,
  prices: readonly NewPrice[],
): Promise<Map<string, AskedPrice[]>> {
  const reduced = prices.filter(({ discounted }) => discounted !== null);
  const { rows } = await sql<PriceKey & AskedPrice>`
    select variant_id as "variantId", currency, asked, is_reduced as "isReduced", since
    from price_history entry
    where store_id = ${storeId} and variant_id = any(${prices.map(({ variantId }) => variantId)}::text[])
      and (variant_id = any(${reduced.map(({ variantId }) => variantId)}::text[]) or not exists (
        select 1 from price_history later
        where later.store_id = ${storeId} and later.variant_id = entry.variant_id
          and later.currency = entry.currency and (later.since, later.id) > (entry.since, entry.id)))
    order by since, id`.execute(trx);
  const histories = new Map<string, AskedPrice[]>();
  for (const row of rows) {
    const history = histories.get(keyOf(row));
    if (history) history.push(row);
    else histories.set(keyOf(row), [row]);
  }
  return histories;
}

async function addEntries(
  trx: Db,
  storeId: string,
  entries: readonly (PriceKey & AskedPrice)[],
): Promise<void> {
  if (entries.length === 0) return;
  await sql`
    insert into price_history (store_id, variant_id, currency, asked, is_reduced, since)
    select ${storeId}, "variantId", currency, asked, "isReduced", since
    from jsonb_to_recordset(${json(entries)}::jsonb)
      as row ("variantId" text, currency text, asked int, "isReduced" boolean, since timestamptz)`.execute(
    trx,
  );
}

type PriceKey = Pick<NewPrice, 'variantId' | 'currency'>;

const keyOf = ({ variantId, currency }: PriceKey) => `${currency} ${variantId}`;
