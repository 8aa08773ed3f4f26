import type { Db } from '../../../platform/database/database';
import type { CodeOf, Fail } from '../../../platform/http/errors/declare-errors';
import { changeStoreIn } from '../change-store';
import type { changeErrors } from '../check/data-error';
import type { PageRow } from '../store-data';
import { isSame } from '../write/same-data';
import type { Editor } from './page-content';
import { type Draft, deleteDraft } from './queries';
import { nameEditor } from './record-versions';

interface Publication {
  storeId: string;
  draft: Draft;
  editor: Editor;
  now: Date;
  /** Language of error messages. */
  culture: string | undefined;
}

/**
 * Publishes the draft of a locked page, as an import of the page would, and removes the draft in the same transaction.
 * @returns the page before and after
 */
export async function publishDraft(
  fail: Fail<CodeOf<typeof changeErrors>>,
  trx: Db,
  { storeId, draft, editor, now, culture }: Publication,
): Promise<{ before: PageRow | undefined; after: PageRow | undefined }> {
  const { pageId, content } = draft;
  const { before, after } = await changeStoreIn(fail, trx, now, {
    storeId,
    part: 'content',
    culture,
    contentFor: () => ({ pages: [{ ...content, id: pageId }] }),
    onChanged: async () => {},
  });
  const [known, published] = [before, after].map(({ pages }) => pages.find(({ id }) => id === pageId));
  if (!isSame(known, published)) await nameEditor(trx, { storeId, pageId, editor, at: now });
  await deleteDraft(trx, storeId, pageId);
  return { before: known, after: published };
}
