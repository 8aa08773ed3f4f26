import { randomUUID } from 'node:crypto';
import type { Db } from '../../../platform/database/database';
import type { RecordChange } from '../../staff';
import { findSourcesById } from '../sources';
import type { ProductRow } from '../store-data';
import { type PlannedSale, toPlannedSale } from './contract';
import { insertSale, lockProducts } from './queries';
import type { SaleTerm } from './sale-rules';
import type { Sale, SalePrices } from './sale-times';

/** Reads products by id, and makes others that plan sales of them wait. */
export async function lockedProducts(
  trx: Db,
  storeId: string,
  ids: readonly string[],
): Promise<Map<string, ProductRow>> {
  const found = await findSourcesById(trx, storeId, 'products', await lockProducts(trx, storeId, ids));
  return new Map(found.map((product) => [product.id, product]));
}

/** Adds a sale that no rule refuses, and records it. */
export async function addSale(
  trx: Db,
  {
    storeId,
    productId,
    prices,
    term,
    record,
    now,
  }: {
    storeId: string;
    productId: string;
    prices: SalePrices;
    term: SaleTerm;
    record: RecordChange;
    now: Date;
  },
): Promise<PlannedSale> {
  const sale: Sale = {
    id: randomUUID(),
    productId,
    prices,
    ...term,
    state: 'planned',
    pricesBefore: null,
    problem: null,
  };
  await insertSale(trx, storeId, sale, now);
  const planned = toPlannedSale(sale);
  const after = { sale: sale.id, prices, startsAt: planned.startsAt, endsAt: planned.endsAt };
  await record(trx, { target: { kind: 'product', id: productId }, after });
  return planned;
}
