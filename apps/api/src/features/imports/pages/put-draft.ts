import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { adminKeySecurity, changedFields, requireKey } from '../../staff';
import type { StoresContext } from '../../stores';
import { ChangedPage, ChangedPageHeaders, changePage, checkedPageErrors, pageTarget } from './change-page';
import { PageData, PageParams } from './contract';
import { contentOf } from './page-content';
import { savePageDraft } from './save-page-draft';

export function putPageDraft(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(...checkedPageErrors);
  app.put(
    '/api/admin/pages/:id/draft',
    {
      onRequest: requireKey(fail, context, 'content'),
      schema: {
        operationId: 'putPageDraft',
        summary: 'Save the draft of a content page, or begin a new page',
        description:
          'Has the checks of an import of this page. The shop shows the draft only in a preview until `publishPage`, or until the time of `planPage`, which stays.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: ChangedPageHeaders,
        params: PageParams,
        body: PageData,
        versioned: 'entry',
        errors,
        response: { 200: ChangedPage },
      },
    },
    async (request, reply) => {
      const { page, version } = await changePage(fail, context, request, async (trx, change) => {
        const { id, state, record } = change;
        const known = state?.draft;
        const publishAt = known && known.problem === null ? known.publishAt : null;
        const content = await savePageDraft(fail, context, request, trx, {
          ...change,
          content: request.body,
          publishAt,
        });
        if (!content) return;
        const before = known?.content ?? (state?.published && contentOf(state.published));
        await record(trx, { target: pageTarget(id), ...changedFields(before, content) });
      });
      reply.header('etag', version);
      return { success: true as const, page };
    },
  );
}
