import { Type } from 'typebox';
import type { App } from '../../../platform/http/app';
import { failures } from '../../../platform/http/failures';
import { AdminHeaders, adminKeySecurity, keyOf, requireKey } from '../../staff';
import type { MediaContext } from '../media-context';

export function listMedia(app: App, context: MediaContext): void {
  app.get(
    '/api/admin/media',
    {
      onRequest: requireKey(context, 'catalogue', 'content'),
      schema: {
        operationId: 'listMedia',
        summary: "List the keys of the store's images",
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        response: {
          200: Type.Object({
            success: Type.Literal(true),
            keys: Type.Array(Type.String(), { description: 'Keys, in alphabetical order' }),
          }),
          ...failures(400, 401, 403),
        },
      },
    },
    async (request) => {
      const keys = await context.originals.keys(keyOf(request).storeId);
      return { success: true as const, keys: keys.toSorted() };
    },
  );
}
