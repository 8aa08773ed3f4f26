import { type RawBuilder, sql } from 'kysely';
import { type Db, json } from '../../../platform/database/database';
import type { ProductRow } from '../../catalogue';
import type { Caller } from '../../staff';
import { entryTag } from '../entry-version';
import { productTag } from '../product-version';

/** Whoever saved a draft, for the audit log. */
type Author = Pick<Caller, 'kind' | 'id' | 'name'>;

/** A product that is not in the shop yet, or a change of one that is. */
export interface ProductDraft {
  id: string;
  product: ProductRow;
  /** The product of the shop that the draft takes into account; null if the shop had none. */
  base: ProductRow | null;
  publishAt: Date | null;
  /** Why it could not be published at its time. */
  problem: string | null;
  savedAt: Date;
  savedBy: Author;
}

export type DraftContent = Pick<ProductDraft, 'product' | 'base' | 'publishAt'>;

/** What a version of a draft consists of. */
export const draftEntry = ({ product, base, publishAt }: DraftContent) => ({
  product,
  publishAt: publishAt?.toISOString() ?? null,
  ...(base && { baseVersion: productTag(base) }),
});

export const draftTag = (draft: DraftContent): string => entryTag(draftEntry(draft));

async function findDraftsWhere(db: Db, condition: RawBuilder<unknown>): Promise<ProductDraft[]> {
  const { rows } = await sql<ProductDraft>`
    select id, product, base, publish_at as "publishAt", problem, saved_at as "savedAt", saved_by as "savedBy"
    from product_drafts where ${condition}`.execute(db);
  return rows;
}

export async function findDraft(db: Db, storeId: string, id: string): Promise<ProductDraft | undefined> {
  return (await findDraftsWhere(db, sql`store_id = ${storeId} and id = ${id}`))[0];
}

/** Makes others that change or publish the draft wait. */
export async function lockDraft(trx: Db, storeId: string, id: string): Promise<ProductDraft | undefined> {
  return (await findDraftsWhere(trx, sql`store_id = ${storeId} and id = ${id} for update`))[0];
}

/** A page of the store's drafts, the last saved first. */
export async function findDrafts(
  db: Db,
  storeId: string,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ items: ProductDraft[]; total: number }> {
  const [items, total] = await Promise.all([
    findDraftsWhere(
      db,
      sql`store_id = ${storeId} order by saved_at desc, id limit ${pageSize} offset ${(page - 1) * pageSize}`,
    ),
    sql<{
      total: number;
    }>`select count(*)::int as total from product_drafts where store_id = ${storeId}`.execute(db),
  ]);
  return { items, total: total.rows[0]?.total ?? 0 };
}

/** A draft that is to be published, as it was saved at a time. */
export interface DueDraft {
  storeId: string;
  id: string;
  savedAt: Date;
}

/** The drafts of all stores that are to be published by now. */
export async function findDueDrafts(db: Db, now: Date): Promise<DueDraft[]> {
  const { rows } = await sql<DueDraft>`
    select store_id as "storeId", id, saved_at as "savedAt" from product_drafts
    where publish_at is not null and problem is null and publish_at <= ${now}
    order by publish_at limit 200`.execute(db);
  return rows;
}

type NewDraft = Omit<ProductDraft, 'problem'>;

export async function writeDraft(trx: Db, storeId: string, draft: NewDraft): Promise<void> {
  const row = rowOf(draft);
  await trx
    .insertInto('product_drafts')
    .values({ store_id: storeId, id: draft.id, ...row })
    .onConflict((conflict) => conflict.columns(['store_id', 'id']).doUpdateSet(row))
    .execute();
}

/** Returns whether the draft is new. A known draft stays as it is. */
export async function addDraft(trx: Db, storeId: string, draft: NewDraft): Promise<boolean> {
  const added = await trx
    .insertInto('product_drafts')
    .values({ store_id: storeId, id: draft.id, ...rowOf(draft) })
    .onConflict((conflict) => conflict.columns(['store_id', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

function rowOf({ product, base, publishAt, savedAt, savedBy: { kind, id, name } }: NewDraft) {
  return {
    product: json(product),
    base: base && json(base),
    publish_at: publishAt,
    problem: null,
    saved_at: savedAt,
    saved_by: json({ kind, id, name }),
  };
}

export async function deleteDraft(trx: Db, storeId: string, id: string): Promise<void> {
  await trx.deleteFrom('product_drafts').where('store_id', '=', storeId).where('id', '=', id).execute();
}

/**
 * Keeps a draft that could not be published from being tried again until somebody saves it. One that was saved meanwhile
 * is left alone.
 */
export async function noteProblem(
  db: Db,
  { storeId, id, savedAt }: DueDraft,
  problem: string,
): Promise<void> {
  await db
    .updateTable('product_drafts')
    .set({ problem })
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .where('saved_at', '=', savedAt)
    .execute();
}
