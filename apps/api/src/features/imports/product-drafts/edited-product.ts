import { type MergedDocument, mergeDocuments } from '@matchday/validation';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database';
import type { ProductRow } from '../../catalogue';
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

export interface StockedVariant {
  id: string;
  size: string;
  sku: string;
  stock: number;
}

/** The variants of a product that have stock. */
export async function findStocked(db: Db, storeId: string, productId: string): Promise<StockedVariant[]> {
  const { rows } = await sql<StockedVariant>`
    select id, size, sku, stock from variants
    where store_id = ${storeId} and product_id = ${productId} and stock > 0
    order by color, position`.execute(db);
  return rows;
}

/** The first of the variants that the product has no more. */
export function removedVariant(
  stocked: readonly StockedVariant[],
  product: ProductRow,
): StockedVariant | undefined {
  const kept = new Set(variantsOf(product).map(({ id }) => id));
  return stocked.find(({ id }) => !kept.has(id));
}

const variantsOf = ({ colors }: ProductRow) => colors.flatMap(({ variants }) => variants);
