import { Type } from 'typebox';
import type { App } from '../../../platform/http/app';
import { ApiError } from '../../../platform/http/errors/api-error';
import { failures } from '../../../platform/http/failures';
import { findWebhook, replayDeliveries } from '../../../platform/webhooks/queries';
import type { StoresContext } from '../../stores';
import { AdminHeaders, adminKeySecurity, keyOf, requireKey } from '../authorise';
import { WebhookParams } from './contract';

export function replayWebhook(app: App, context: StoresContext): void {
  app.post(
    '/api/admin/webhooks/:id/replay',
    {
      onRequest: requireKey(context, 'orders'),
      schema: {
        operationId: 'replayWebhook',
        summary: 'Send events again',
        description:
          'Sends the delivered and failed events since a time again, with their former `webhook-id`, and waiting ones at once.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        params: WebhookParams,
        body: Type.Object(
          {
            since: Type.String({
              format: 'date-time',
              description: 'Events at or after this time are sent again',
            }),
          },
          { title: 'WebhookReplay', description: 'Which events to send again' },
        ),
        response: {
          200: Type.Object({
            success: Type.Literal(true),
            count: Type.Integer({
              description: 'How many finished deliveries are sent again',
              examples: [3],
            }),
          }),
          ...failures(400, 401, 403, 404),
        },
      },
    },
    async (request) => {
      const webhook = { store_id: keyOf(request).storeId, id: request.params.id };
      const count = await context.db.transaction().execute(async (trx) => {
        if (!(await findWebhook(trx, webhook))) throw new ApiError(404, 'UnknownWebhook', {}, 'id');
        return replayDeliveries(trx, webhook, new Date(request.body.since));
      });
      return { success: true as const, count };
    },
  );
}
