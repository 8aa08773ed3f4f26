import { sql } from 'kysely';
import { toColumns } from '../../../platform/database/columns';
import { type Db, json } from '../../../platform/database/database';
import { insertRows } from '../../../platform/database/insert-rows';
import { PageText } from '../store-data';
import { cleanHtml } from './clean-html';
import { resolveLinks } from './links';
import { affectedIds } from './list-change';
import type { Paths } from './paths';
import { removeEntries } from './remove-rows';
import type { StoreChange } from './store-change';

/**
 * Writes pages and redirects, including those whose link targets have a new path.
 * @throws {UnknownLink} if a link has no target in the store
 */
export async function writeContent(trx: Db, change: StoreChange): Promise<void> {
  await writePages(trx, change);
  await writeRedirects(trx, change);
}

type PathsOf = (culture: string) => Paths | undefined;

function resolveIn(value: unknown, culture: string, pathsOf: PathsOf): unknown {
  const paths = pathsOf(culture);
  return paths && resolveLinks(value, paths);
}

async function writePages(trx: Db, change: StoreChange): Promise<void> {
  const { storeId, paths } = change;
  const pages = change.list('pages', ({ texts }, pathsOf) =>
    Object.entries(texts).map(([culture, { blocks }]) => resolveIn(blocks, culture, pathsOf)),
  );
  await removeEntries(trx, 'pages', storeId, affectedIds(pages));
  await insertRows(
    trx,
    'pages',
    pages.written.map(({ entry: { id, alias } }) => ({ store_id: storeId, id, alias })),
  );
  await insertRows(
    trx,
    'page_texts',
    pages.written.flatMap(({ entry: { id, texts } }) =>
      Object.entries(texts).map(([culture, text]) => {
        const blocks = cleanHtml(resolveLinks(text.blocks, paths(culture)));
        const key = { store_id: storeId, page_id: id, culture };
        return Object.assign(toColumns(PageText, { ...text, blocks }), key);
      }),
    ),
  );
}

async function writeRedirects(trx: Db, change: StoreChange): Promise<void> {
  const { storeId, paths } = change;
  const { written, removed } = change.list('redirects', ({ culture, to }, pathsOf) =>
    resolveIn(to, culture, pathsOf),
  );
  const outdated = [...removed, ...written.map(({ entry }) => entry)].map(({ culture, from }) => ({
    culture,
    from_path: from,
  }));
  if (outdated.length > 0)
    await sql`
      delete from redirects where store_id = ${storeId} and (culture, from_path) in (
        select culture, from_path
        from jsonb_to_recordset(${json(outdated)}::jsonb) as row (culture text, from_path text))`.execute(
      trx,
    );
  await insertRows(
    trx,
    'redirects',
    written.map(({ entry: { culture, from, to } }) => ({
      store_id: storeId,
      culture,
      from_path: from,
      to_path: resolveLinks(to, paths(culture)),
    })),
  );
}
