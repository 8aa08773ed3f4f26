import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { adminKeySecurity, changedFields, requireKey } from '../../staff';
import type { StoresContext } from '../../stores';
import { changeErrors } from '../check/data-error';
import {
  ChangedPage,
  ChangedPageHeaders,
  changedPageErrors,
  changePage,
  cultureOf,
  editorOf,
  pageTarget,
} from './change-page';
import { PageParams } from './contract';
import { contentOf } from './page-content';

export function publishPage(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(...changedPageErrors, changeErrors);
  app.post(
    '/api/admin/pages/:id/publish',
    {
      onRequest: requireKey(fail, context, 'content'),
      schema: {
        operationId: 'publishPage',
        summary: 'Publish the draft of a content page now',
        description:
          'Has the checks and the effects of an import of this page. What the shop showed before stays in `listPageVersions`.',
        repetition: 'A page without a draft stays as it is.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: ChangedPageHeaders,
        params: PageParams,
        versioned: 'entry',
        errors,
        response: { 200: ChangedPage },
      },
    },
    async (request, reply) => {
      const { publishDraft } = await import('./publish-draft');
      const { page, version } = await changePage(fail, context, request, async (trx, change) => {
        const { storeId, id, state, record } = change;
        const { draft } = state ?? fail('UnknownPage', {}, 'id');
        if (!draft) return;
        const { before, after } = await publishDraft(fail, trx, {
          storeId,
          draft,
          editor: editorOf(request),
          now: context.clock(),
          culture: cultureOf(request),
        });
        const [known, published] = [before, after].map((row) => row && contentOf(row));
        await record(trx, { target: pageTarget(id), ...changedFields(known, published) });
      });
      reply.header('etag', version);
      return { success: true as const, page };
    },
  );
}
