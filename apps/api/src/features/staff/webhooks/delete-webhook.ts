import { Type } from 'typebox';
import { Succeeded } from '../../../platform/contract/meta';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { deleteWebhook as deleteOne } from '../../../platform/webhooks/queries';
import type { StoresContext } from '../../stores';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, keyOf, requireKey } from '../authorise';
import { unknownWebhookErrors, WebhookParams } from './contract';

export function deleteWebhook(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors, unknownWebhookErrors);
  app.delete(
    '/api/admin/webhooks/:id',
    {
      onRequest: requireKey(fail, context, 'orders'),
      schema: {
        operationId: 'deleteWebhook',
        summary: 'Delete a webhook with the events that it has not delivered',
        description:
          'Its deliveries are deleted too. A request that is being sent at this moment can still arrive.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        params: WebhookParams,
        errors,
        response: {
          200: Type.Object({
            success: Succeeded,
          }),
        },
      },
    },
    async (request) => {
      const { storeId } = keyOf(request);
      if (!(await deleteOne(context.db, { store_id: storeId, id: request.params.id })))
        return fail('UnknownWebhook', {}, 'id');
      return { success: true as const };
    },
  );
}
