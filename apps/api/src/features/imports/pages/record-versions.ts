import { sql } from 'kysely';
import { type Db, json } from '../../../platform/database/database';
import type { PageRow } from '../store-data';
import { isSame } from '../write/same-data';
import type { StoreChange } from '../write/store-change';
import { contentOf, type Editor } from './page-content';

/** Older versions of a page are deleted. */
const keptVersions = 50;

/**
 * Records what the changed pages of an import are from now on, and what they were if that is not known yet. The first
 * import of a store has no versions.
 */
export async function recordPageVersions(trx: Db, { storeId, before, after }: StoreChange): Promise<void> {
  if (!before) return;
  const earlier = new Map(before.data.pages.map((page) => [page.id, page]));
  const later = new Map(after.data.pages.map((page) => [page.id, page]));
  const ids = [...new Set([...earlier.keys(), ...later.keys()])].filter(
    (id) => !isSame(earlier.get(id), later.get(id)),
  );
  if (ids.length === 0) return;
  const rowsOf = (pages: ReadonlyMap<string, PageRow>) =>
    json(
      ids.flatMap((id) => {
        const page = pages.get(id);
        return page ? [{ id, content: contentOf(page) }] : [];
      }),
    );
  await sql`
    insert into page_versions (store_id, page_id, content, at)
    select ${storeId}, row.id, row.content, coalesce(item.changed_at, now())
    from jsonb_to_recordset(${rowsOf(earlier)}::jsonb) as row (id text, content jsonb)
    left join imported_items item
      on item.store_id = ${storeId} and item.type = 'content' and item.id = row.id
    where not exists (
      select from page_versions known where known.store_id = ${storeId} and known.page_id = row.id)`.execute(
    trx,
  );
  await sql`
    insert into page_versions (store_id, page_id, content)
    select ${storeId}, row.id, row.content
    from jsonb_to_recordset(${rowsOf(later)}::jsonb) as row (id text, content jsonb)`.execute(trx);
  await sql`
    delete from page_versions version using (
      select id, row_number() over (partition by page_id order by position desc) as age
      from page_versions where store_id = ${storeId} and page_id = any(${ids}::text[])
    ) aged
    where version.store_id = ${storeId} and version.id = aged.id and aged.age > ${keptVersions}`.execute(trx);
}

/** Names who has published the newest version of a page, and when. */
export async function nameEditor(
  trx: Db,
  { storeId, pageId, editor, at }: { storeId: string; pageId: string; editor: Editor; at: Date },
): Promise<void> {
  await sql`
    update page_versions
    set at = ${at}, actor_kind = ${editor.kind}, actor_id = ${editor.id}, actor_name = ${editor.name}
    where store_id = ${storeId} and page_id = ${pageId} and position = (
      select max(position) from page_versions where store_id = ${storeId} and page_id = ${pageId})`.execute(
    trx,
  );
}
