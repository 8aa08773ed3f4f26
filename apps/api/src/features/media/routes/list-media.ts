import { Type } from 'typebox';
import { Succeeded } from '../../../platform/contract/meta';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, keyOf, requireKey } from '../../staff';
import type { MediaContext } from '../media-context';

export function listMedia(app: App, context: MediaContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors);
  app.get(
    '/api/admin/media',
    {
      onRequest: requireKey(fail, context, 'catalogue', 'content'),
      schema: {
        operationId: 'listMedia',
        summary: "List the keys of the store's images",
        description: 'Each can be fetched with `getOriginalMedia`.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        errors,
        response: {
          200: Type.Object({
            success: Succeeded,
            keys: Type.Array(Type.String(), { description: 'Keys, in alphabetical order' }),
          }),
        },
      },
    },
    async (request) => {
      const keys = await context.originals.keys(keyOf(request).storeId);
      return { success: true as const, keys: keys.toSorted() };
    },
  );
}
