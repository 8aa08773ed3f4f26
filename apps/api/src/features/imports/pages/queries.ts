import { type RawBuilder, sql } from 'kysely';
import { type Db, json } from '../../../platform/database/database';
import type { PageVersion } from './contract';
import type { Editor, PageContent, ShownPage } from './page-content';

/** A stored draft of a page. */
export interface Draft {
  pageId: string;
  content: PageContent;
  /** The version of the published page that it was saved for; empty if there was none. */
  base: string;
  publishAt: Date | null;
  problem: string | null;
  savedAt: Date;
  editor: Editor;
}

/** Makes others that change the draft of a page, or publish it, wait until the transaction ends. */
export async function lockPage(trx: Db, storeId: string, pageId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`page:${storeId}:${pageId}`}, 0))`.execute(trx);
}

async function findDraftsWhere(db: Db, condition: RawBuilder<unknown>): Promise<Draft[]> {
  const { rows } = await sql<Draft>`
    select page_id as "pageId", content, base, publish_at as "publishAt", problem, saved_at as "savedAt",
      jsonb_build_object('kind', actor_kind, 'id', actor_id, 'name', actor_name) as editor
    from page_drafts where ${condition} order by page_id`.execute(db);
  return rows;
}

export const findDrafts = (db: Db, storeId: string): Promise<Draft[]> =>
  findDraftsWhere(db, sql`store_id = ${storeId}`);

export async function findDraft(db: Db, storeId: string, pageId: string): Promise<Draft | undefined> {
  const [draft] = await findDraftsWhere(db, sql`store_id = ${storeId} and page_id = ${pageId}`);
  return draft;
}

/** The draft as the shop would show it in a culture. */
export async function findShownDraft(
  db: Db,
  { storeId, pageId, culture }: { storeId: string; pageId: string; culture: string },
): Promise<(ShownPage & { alias: PageContent['alias'] }) | undefined> {
  const draft = await db
    .selectFrom('page_drafts')
    .select(['content', 'shown'])
    .where('store_id', '=', storeId)
    .where('page_id', '=', pageId)
    .executeTakeFirst();
  const page = draft?.shown[culture];
  return page && { ...page, alias: draft.content.alias };
}

interface SavedDraft extends Omit<Draft, 'problem'> {
  shown: Readonly<Record<string, ShownPage>>;
}

export async function saveDraft(
  trx: Db,
  storeId: string,
  { pageId, content, shown, base, publishAt, savedAt, editor }: SavedDraft,
): Promise<void> {
  const values = {
    content: json(content),
    shown: json(shown),
    base,
    publish_at: publishAt,
    problem: null,
    saved_at: savedAt,
    actor_kind: editor.kind,
    actor_id: editor.id,
    actor_name: editor.name,
  };
  await trx
    .insertInto('page_drafts')
    .values({ store_id: storeId, page_id: pageId, ...values })
    .onConflict((conflict) => conflict.columns(['store_id', 'page_id']).doUpdateSet(values))
    .execute();
}

/** Sets when a draft is published; null for no time. What kept it from an earlier publication is forgotten. */
export async function planDraft(
  db: Db,
  storeId: string,
  pageId: string,
  publishAt: Date | null,
): Promise<void> {
  await db
    .updateTable('page_drafts')
    .set({ publish_at: publishAt, problem: null })
    .where('store_id', '=', storeId)
    .where('page_id', '=', pageId)
    .execute();
}

export async function deleteDraft(trx: Db, storeId: string, pageId: string): Promise<void> {
  await trx.deleteFrom('page_drafts').where('store_id', '=', storeId).where('page_id', '=', pageId).execute();
}

/** A draft whose time has come, as it was saved and planned. */
export interface DueDraft {
  storeId: string;
  pageId: string;
  savedAt: Date;
  publishAt: Date;
}

/** The drafts of all stores whose time has come. */
export async function findDueDrafts(db: Db, now: Date): Promise<DueDraft[]> {
  const { rows } = await sql<DueDraft>`
    select store_id as "storeId", page_id as "pageId", saved_at as "savedAt", publish_at as "publishAt"
    from page_drafts where publish_at <= ${now} and problem is null order by publish_at limit 200`.execute(
    db,
  );
  return rows;
}

/** Says why a draft could not be published. One that was saved or planned anew meanwhile is left alone. */
export async function noteProblem(
  db: Db,
  { storeId, pageId, savedAt, publishAt }: DueDraft,
  problem: string,
): Promise<void> {
  await db
    .updateTable('page_drafts')
    .set({ problem })
    .where('store_id', '=', storeId)
    .where('page_id', '=', pageId)
    .where('saved_at', '=', savedAt)
    .where('publish_at', '=', publishAt)
    .execute();
}

interface VersionRow {
  id: string;
  content: PageContent;
  at: Date;
  publishedBy: PageVersion['publishedBy'];
}

/** The versions of a page, the newest first. */
export async function findVersions(db: Db, storeId: string, pageId: string): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select id, content, at, case when actor_kind is not null then
      jsonb_build_object('kind', actor_kind, 'id', actor_id, 'name', actor_name) end as "publishedBy"
    from page_versions where store_id = ${storeId} and page_id = ${pageId} order by position desc`.execute(
    db,
  );
  return rows;
}
