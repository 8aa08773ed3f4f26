import { Type } from 'typebox';
import type { App } from '../../../platform/http/app';
import { ApiError } from '../../../platform/http/errors/api-error';
import { failures } from '../../../platform/http/failures';
import { deleteWebhook as deleteOne } from '../../../platform/webhooks/queries';
import type { StoresContext } from '../../stores';
import { AdminHeaders, adminKeySecurity, keyOf, requireKey } from '../authorise';
import { WebhookParams } from './contract';

export function deleteWebhook(app: App, context: StoresContext): void {
  app.delete(
    '/api/admin/webhooks/:id',
    {
      onRequest: requireKey(context, 'orders'),
      schema: {
        operationId: 'deleteWebhook',
        summary: 'Delete a webhook with the events that it has not delivered',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        params: WebhookParams,
        response: { 200: Type.Object({ success: Type.Literal(true) }), ...failures(400, 401, 403, 404) },
      },
    },
    async (request) => {
      const { storeId } = keyOf(request);
      if (!(await deleteOne(context.db, { store_id: storeId, id: request.params.id })))
        throw new ApiError(404, 'UnknownWebhook', {}, 'id');
      return { success: true as const };
    },
  );
}
