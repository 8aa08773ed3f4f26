import type { Db } from '../../../platform/database/database';
import type { CodeOf, Fail } from '../../../platform/http/errors/declare-errors';
import { checkChange } from '../change-store';
import { dataRefusals } from '../check/data-refusals';
import { readStoredData } from '../sources';
import type { PageRow } from '../store-data';
import { cleanHtml } from '../write/clean-html';
import { resolveLinks } from '../write/links';
import { Paths } from '../write/paths';
import type { checkedPageErrors } from './change-page';
import { contentOf, type PageContent, type ShownPage } from './page-content';

/**
 * Checks a page as an import of it would.
 * @returns the page as it would be stored, and as the shop would show it
 */
export async function checkPage(
  fail: Fail<CodeOf<(typeof checkedPageErrors)[number]>>,
  db: Db,
  storeId: string,
  page: PageRow,
  culture: string,
): Promise<{ content: PageContent; shown: Record<string, ShownPage> }> {
  const stored = await readStoredData(db, storeId);
  if (!stored) return fail('StoreNotKept');
  // Faults of other entries prevent only its publication.
  const { after: data, entryFaults } = checkChange(stored.data, 'content', { pages: [page] });
  if (entryFaults.length > 0) return fail.all(dataRefusals(entryFaults, culture));
  const checked = data.pages.find(({ id }) => id === page.id) ?? page;
  const shown = Object.entries(checked.texts).map(([each, text]) => {
    const blocks = cleanHtml(resolveLinks(text.blocks, new Paths(data, each)));
    return [each, { ...text, blocks }] as const;
  });
  return { content: contentOf(checked), shown: Object.fromEntries(shown) };
}
