import { Type } from 'typebox';
import { Succeeded } from '../../../platform/contract/meta';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, keyOf, requireKey } from '../../staff';
import { issuePreview, previewAddresses, type StoresContext } from '../../stores';
import { PageParams, PreviewAddress } from './contract';
import { findPageState } from './edited-page';

export function previewPage(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors, { 404: ['UnknownPage'] });
  app.post(
    '/api/admin/pages/:id/preview',
    {
      onRequest: requireKey(fail, context, 'content'),
      schema: {
        operationId: 'previewPage',
        summary: 'Get the addresses at which the shop shows the draft of a content page',
        description:
          'Whoever has an address sees the draft for an hour. Without a draft, the shop shows the published page there.',
        repetition: 'Each call gives other addresses. Earlier ones keep working.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        params: PageParams,
        errors,
        response: {
          200: Type.Object({
            success: Succeeded,
            token: Type.String({
              description: 'Token of the preview, for `getPagePreview`',
              examples: ['eyJhbGciOiJIUzI1NiJ9.e30.c2ln'],
            }),
            expiresAt: Type.String({ format: 'date-time', description: 'Until when the addresses work' }),
            addresses: Type.Array(PreviewAddress, {
              description: 'The address in each culture of the store, in display order',
            }),
          }),
        },
      },
    },
    async (request) => {
      // Nothing changes, so the audit log has no entry.
      request.recordsChange = true;
      const { storeId } = keyOf(request);
      const { id } = request.params;
      if (!(await findPageState(context.db, storeId, id))) return fail('UnknownPage', {}, 'id');
      const { token, expiresAt } = await issuePreview(context, { storeId, kind: 'page', id });
      const store = await context.stores.find(storeId);
      const addresses = store ? previewAddresses(context, store, 'page', token) : [];
      return { success: true as const, token, expiresAt: expiresAt.toISOString(), addresses };
    },
  );
}
