import { Type } from 'typebox';
import { Meta, ok } from '../../../platform/contract/meta';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { listWebhooks as listAll } from '../../../platform/webhooks/queries';
import type { StoresContext } from '../../stores';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, keyOf, requireKey } from '../authorise';
import { toWebhook, WebhookView } from './contract';

export function listWebhooks(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors);
  app.get(
    '/api/admin/webhooks',
    {
      onRequest: requireKey(fail, context, 'orders'),
      schema: {
        operationId: 'listWebhooks',
        summary: "List the store's webhooks, oldest first",
        description: 'Without their secrets, which only `createWebhook` shows.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        errors,
        response: {
          200: Type.Object({
            meta: Meta,
            webhooks: Type.Array(WebhookView, { description: 'Oldest first' }),
          }),
        },
      },
    },
    async (request) => ({
      meta: ok,
      webhooks: (await listAll(context.db, keyOf(request).storeId)).map(toWebhook),
    }),
  );
}
