import { Type } from 'typebox';
import { Succeeded } from '../../../platform/contract/meta';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { adminKeySecurity, changeRecorder, keyOf, requireKey } from '../../staff';
import type { StoresContext } from '../../stores';
import { requireEntry } from '../entry-version';
import { ChangedPageHeaders, changedPageErrors, pageTarget } from './change-page';
import { PageParams } from './contract';
import { findPageState, versionedPart } from './edited-page';
import { deleteDraft, lockPage } from './queries';

export function discardPageDraft(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(...changedPageErrors);
  app.delete(
    '/api/admin/pages/:id/draft',
    {
      onRequest: requireKey(fail, context, 'content'),
      schema: {
        operationId: 'discardPageDraft',
        summary: 'Discard the draft of a content page',
        description: 'The published page stays. A page that was never published is gone.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: ChangedPageHeaders,
        params: PageParams,
        errors,
        response: { 200: Type.Object({ success: Succeeded }) },
      },
    },
    async (request) => {
      const { storeId } = keyOf(request);
      const { id } = request.params;
      const record = changeRecorder(context, request);
      await context.db.transaction().execute(async (trx) => {
        await lockPage(trx, storeId, id);
        const state = (await findPageState(trx, storeId, id)) ?? fail('UnknownPage', {}, 'id');
        requireEntry(fail, versionedPart(state), request.headers['if-match']);
        if (!state.draft) return;
        await deleteDraft(trx, storeId, id);
        await record(trx, { target: pageTarget(id), before: { draft: state.draft.savedAt.toISOString() } });
      });
      return { success: true as const };
    },
  );
}
