import { Type } from 'typebox';
import { Succeeded } from '../../../platform/contract/meta';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { deleteWebhook as deleteOne, findWebhook } from '../../../platform/webhooks/queries';
import type { StoresContext } from '../../stores';
import { changeRecorder } from '../audit-log/record-change';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, keyOf, requireKey } from '../authorise';
import { unknownWebhookErrors, WebhookParams, withoutSecrets } from './contract';

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
      const key = { store_id: storeId, id: request.params.id };
      await context.db.transaction().execute(async (trx) => {
        const { id, url, events } = (await findWebhook(trx, key)) ?? fail('UnknownWebhook', {}, 'id');
        if (!(await deleteOne(trx, key))) fail('UnknownWebhook', {}, 'id');
        const before = { url: withoutSecrets(url), events };
        await changeRecorder(context, request)(trx, { target: { kind: 'webhook', id }, before });
      });
      return { success: true as const };
    },
  );
}
