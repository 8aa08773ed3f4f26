import { Type } from 'typebox';
import { Meta, ok } from '../../../platform/contract/meta';
import type { App } from '../../../platform/http/app';
import { failures } from '../../../platform/http/failures';
import { listWebhooks as listAll } from '../../../platform/webhooks/queries';
import type { StoresContext } from '../../stores';
import { AdminHeaders, adminKeySecurity, keyOf, requireKey } from '../authorise';
import { toWebhook, WebhookView } from './contract';

export function listWebhooks(app: App, context: StoresContext): void {
  app.get(
    '/api/admin/webhooks',
    {
      onRequest: requireKey(context, 'orders'),
      schema: {
        operationId: 'listWebhooks',
        summary: "List the store's webhooks, oldest first",
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        response: {
          200: Type.Object({
            meta: Meta,
            webhooks: Type.Array(WebhookView, { description: 'Oldest first' }),
          }),
          ...failures(400, 401, 403),
        },
      },
    },
    async (request) => ({
      meta: ok,
      webhooks: (await listAll(context.db, keyOf(request).storeId)).map(toWebhook),
    }),
  );
}
