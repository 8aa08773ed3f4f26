import { failureCode } from '../../../platform/http/errors/api-error';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import type { StoresContext } from '../../stores';
import { changeErrors } from '../check/data-error';
import { entryErrors } from '../entry-version';
import { findPageState, isOutdated } from './edited-page';
import { publishDraft } from './publish-draft';
import { findDueDrafts, lockPage, noteProblem } from './queries';

type PagesContext = Pick<StoresContext, 'db' | 'clock' | 'log'>;

const { fail } = declareErrors(changeErrors, entryErrors);

/** Publishes the drafts of all stores whose time has come. A store whose import is running waits for it. */
export async function publishPlannedPages(context: PagesContext): Promise<void> {
  const { db, clock, log } = context;
  for (const due of await findDueDrafts(db, clock())) {
    const { storeId, pageId } = due;
    try {
      await publishIfDue(context, storeId, pageId);
    } catch (err) {
      const problem = failureCode(err) ?? 'InternalError';
      if (problem === 'ImportRunning') continue;
      log.error({ err, page: pageId, store: storeId }, 'page could not be published');
      await noteProblem(db, due, problem);
    }
  }
}

/** A draft that another process has published, or whose time has changed, is left alone. */
async function publishIfDue({ db, clock }: PagesContext, storeId: string, pageId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockPage(trx, storeId, pageId);
    const state = await findPageState(trx, storeId, pageId);
    if (!state?.draft) return;
    const { draft } = state;
    const now = clock();
    if (!draft.publishAt || draft.publishAt > now || draft.problem !== null) return;
    // Nobody has compared the two.
    if (isOutdated(state)) fail('EntryChanged');
    await publishDraft(fail, trx, { storeId, draft, editor: draft.editor, now, culture: undefined });
  });
}
