import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { adminKeySecurity, requireKey } from '../../staff';
import type { StoresContext } from '../../stores';
import { ChangedPage, ChangedPageHeaders, changedPageErrors, changePage, pageTarget } from './change-page';
import { PageParams, PageTime } from './contract';
import { planDraft } from './queries';

export function planPage(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(...changedPageErrors, { 409: ['NoPageDraft'] });
  app.put(
    '/api/admin/pages/:id/draft/time',
    {
      onRequest: requireKey(fail, context, 'content'),
      schema: {
        operationId: 'planPage',
        summary: 'Choose when the draft of a content page is published',
        description:
          'The API publishes it within some seconds of that time, unless the published page has changed meanwhile; see `problem`.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: ChangedPageHeaders,
        params: PageParams,
        body: PageTime,
        versioned: 'entry',
        errors,
        response: { 200: ChangedPage },
      },
    },
    async (request, reply) => {
      const { publishAt } = request.body;
      const time = publishAt === null ? null : new Date(publishAt);
      if (time !== null && time <= context.clock()) fail('InvalidField', { field: 'publishAt' }, 'publishAt');
      const { page, version } = await changePage(fail, context, request, async (trx, change) => {
        const { storeId, id, state, record } = change;
        const { draft } = state ?? fail('UnknownPage', {}, 'id');
        const planned = draft ?? fail('NoPageDraft', {}, 'id');
        await planDraft(trx, storeId, id, time);
        const before = planned.publishAt?.toISOString() ?? null;
        const after = time?.toISOString() ?? null;
        if (before !== after)
          await record(trx, {
            target: pageTarget(id),
            before: { publishAt: before },
            after: { publishAt: after },
          });
      });
      reply.header('etag', version);
      return { success: true as const, page };
    },
  );
}
