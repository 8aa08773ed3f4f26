import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { adminKeySecurity, requireKey } from '../../staff';
import type { StoresContext } from '../../stores';
import { ChangedPage, ChangedPageHeaders, changePage, checkedPageErrors, pageTarget } from './change-page';
import { VersionParams } from './contract';
import { findVersions } from './queries';
import { savePageDraft } from './save-page-draft';

export function restorePageVersion(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(...checkedPageErrors, { 404: ['UnknownPageVersion'] });
  app.post(
    '/api/admin/pages/:id/versions/:versionId/restore',
    {
      onRequest: requireKey(fail, context, 'content'),
      schema: {
        operationId: 'restorePageVersion',
        summary: 'Make an earlier version of a content page its draft',
        description: 'The version is checked as if it were saved today: a link may have lost its target.',
        repetition: 'The draft gets the content of the version again.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: ChangedPageHeaders,
        params: VersionParams,
        versioned: 'entry',
        errors,
        response: { 200: ChangedPage },
      },
    },
    async (request, reply) => {
      const { page, version } = await changePage(fail, context, request, async (trx, change) => {
        const { storeId, id, state, record } = change;
        const versions = await findVersions(trx, storeId, id);
        if (!state && versions.length === 0) fail('UnknownPage', {}, 'id');
        const found =
          versions.find((each) => each.id === request.params.versionId) ??
          fail('UnknownPageVersion', {}, 'versionId');
        const draft = { ...change, content: found.content, publishAt: null };
        if (await savePageDraft(fail, context, request, trx, draft))
          await record(trx, { target: pageTarget(id), after: { restored: found.at.toISOString() } });
      });
      reply.header('etag', version);
      return { success: true as const, page };
    },
  );
}
