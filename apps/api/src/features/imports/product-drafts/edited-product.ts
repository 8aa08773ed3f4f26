import { type MergedDocument, mergeDocuments } from '@matchday/validation';
import type { Db } from '../../../platform/database/database';
import { lockStock, type ProductRow } from '../../catalogue';
import { findSource } from '../sources';
import type { ProductDraft } from './queries';

type Edit = Pick<ProductDraft, 'product'> & { base: ProductRow };

/**
 * What a draft makes of a product of the shop: the changes of the draft, and what changed in the shop since the draft
 * was made. Prices and the stock of existing variants are those of the shop.
 * @param now the product as the shop has it
 */
export function mergeEdit({ base, product }: Edit, now: ProductRow): MergedDocument<ProductRow> {
  return mergeDocuments(withDataOf(now, base), now, withDataOf(now, product), 'entries');
}

function withDataOf(now: ProductRow, product: ProductRow): ProductRow {
  const stock = new Map(variantsOf(now).map((variant) => [variant.id, variant.stock]));
  const colors = product.colors.map((color) => ({
    ...color,
    variants: color.variants.map((variant) => ({
      ...variant,
      stock: stock.get(variant.id) ?? variant.stock,
    })),
  }));
  return { ...product, prices: now.prices, colors };
}

/** The product that the shop would show if the draft was published now; where both changed, that of the draft. */
export async function productOf(db: Db, storeId: string, draft: ProductDraft): Promise<ProductRow> {
  const { id, base, product } = draft;
  const now = base && (await findSource(db, storeId, 'products', id));
  return base && now ? mergeEdit({ base, product }, now).document : product;
}

/**
 * The first variant with stock that a change of a product would remove. Until the transaction ends, no stock of the
 * removed variants changes.
 */
export async function findRemovedStock(
  trx: Db,
  storeId: string,
  { now, changed }: { now: ProductRow; changed: ProductRow },
): Promise<{ size: string; sku: string; stock: number } | undefined> {
  const kept = new Set(variantsOf(changed).map(({ id }) => id));
  const removed = variantsOf(now).filter(({ id }) => !kept.has(id));
  const ids = removed.map(({ id }) => id);
  const levels = await lockStock(trx, storeId, ids);
  return removed
    .map(({ id, size, sku }) => ({ size, sku, stock: levels.get(id)?.stock ?? 0 }))
    .find(({ stock }) => stock > 0);
}

const variantsOf = ({ colors }: ProductRow) => colors.flatMap(({ variants }) => variants);
