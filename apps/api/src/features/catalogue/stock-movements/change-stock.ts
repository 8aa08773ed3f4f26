import type { Db } from '../../../platform/database/database';
import type { Fail } from '../../../platform/http/errors/declare-errors';
import type { RecordChange } from '../../staff';
import { lockStock, moveStock } from '../queries/stock';
import { isPossibleStock } from './contract';
import type { StockCause } from './stock-reason';

/** Errors of operations that change the stock of a variant. */
export const stockErrors = {
  404: ['UnknownVariant'],
  409: ['StockChanged', 'StockOutOfRange'],
} as const;

interface Change {
  storeId: string;
  variantId: string;
  /** The new stock. */
  change: (stock: number) => number;
  /** The stock that the change is meant for. */
  expected?: number;
  cause: StockCause;
  record: RecordChange;
}

/** Changes the stock of one variant, and records it as a movement and in the audit log. */
export async function changeStock(
  fail: Fail<'UnknownVariant' | 'StockChanged' | 'StockOutOfRange'>,
  trx: Db,
  { storeId, variantId, change, expected, cause, record }: Change,
): Promise<{ from: number; to: number }> {
  const levels = await lockStock(trx, storeId, [variantId]);
  const level = levels.get(variantId);
  if (!level) return fail('UnknownVariant', {}, 'variantId');
  const { stock } = level;
  if (expected !== undefined && expected !== stock)
    fail('StockChanged', { stock: String(stock) }, 'expected');
  const after = change(stock);
  if (!isPossibleStock(after)) fail('StockOutOfRange', { stock: String(stock) }, 'change');
  await moveStock(trx, storeId, [{ variantId, quantity: after - stock }], { levels, cause });
  await record(trx, {
    target: { kind: 'variant', id: variantId },
    before: { stock },
    after: { stock: after, reason: cause.reason },
  });
  return { from: stock, to: after };
}
