import type { FastifyRequest } from 'fastify';
import type { Db } from '../../../platform/database/database';
import type { CodeOf, Fail } from '../../../platform/http/errors/declare-errors';
import type { StoresContext } from '../../stores';
import { isSame } from '../write/same-data';
import { type checkedPageErrors, cultureOf, editorOf, type PageChange } from './change-page';
import { baseOf } from './edited-page';
import type { PageContent } from './page-content';
import { saveDraft } from './queries';

/**
 * Checks the content of a page, and saves it as the draft, unless the draft is the same already.
 * @returns the content as it is saved; undefined if nothing has changed
 */
export async function savePageDraft(
  fail: Fail<CodeOf<(typeof checkedPageErrors)[number]>>,
  { clock }: Pick<StoresContext, 'clock'>,
  request: FastifyRequest,
  trx: Db,
  { storeId, id, state, content: given, publishAt }: NewDraft,
): Promise<PageContent | undefined> {
  const { checkPage } = await import('./check-page');
  const { content, shown } = await checkPage(fail, trx, storeId, { ...given, id }, cultureOf(request));
  const base = baseOf(state?.published);
  const known = state?.draft;
  const isKnown =
    known?.problem === null &&
    known.base === base &&
    known.publishAt?.getTime() === publishAt?.getTime() &&
    isSame(known.content, content);
  if (isKnown) return undefined;
  const [savedAt, editor] = [clock(), editorOf(request)];
  await saveDraft(trx, storeId, { pageId: id, content, shown, base, publishAt, savedAt, editor });
  return content;
}

interface NewDraft extends PageChange {
  content: PageContent;
  publishAt: Date | null;
}
