import { Type } from 'typebox';
import { Succeeded } from '../../../platform/contract/meta';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import {
  IdempotencyHeader,
  idempotencyErrors,
  keyedRequest,
  runOnce,
} from '../../../platform/http/idempotency/run-once';
import { findWebhook, replayDeliveries } from '../../../platform/webhooks/queries';
import type { StoresContext } from '../../stores';
import { changeRecorder } from '../audit-log/record-change';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, keyOf, requireKey } from '../authorise';
import { unknownWebhookErrors, WebhookParams } from './contract';

export function replayWebhook(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors, idempotencyErrors, unknownWebhookErrors);
  app.post(
    '/api/admin/webhooks/:id/replay',
    {
      onRequest: requireKey(fail, context, 'orders'),
      schema: {
        operationId: 'replayWebhook',
        summary: 'Send events again',
        description:
          'Sends the delivered and failed events since a time again, with their former `webhook-id`, and waiting ones at once.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: Type.Object({ ...AdminHeaders.properties, ...IdempotencyHeader }),
        params: WebhookParams,
        body: Type.Object(
          {
            since: Type.String({
              format: 'date-time',
              description: 'Events at or after this time are sent again',
            }),
          },
          {
            title: 'WebhookReplay',
            description: 'Which events to send again',
            examples: [{ since: '2026-11-23T10:00:00Z' }],
          },
        ),
        errors,
        response: {
          200: Type.Object({
            success: Succeeded,
            count: Type.Integer({
              description: 'How many finished deliveries are sent again',
              examples: [3],
            }),
          }),
        },
      },
    },
    async (request) => {
      const { storeId } = keyOf(request);
      const webhook = { store_id: storeId, id: request.params.id };
      const record = changeRecorder(context, request);
      const keyed = keyedRequest(request, 'replayWebhook', storeId);
      return runOnce(fail, context, keyed, async (db) => {
        if (!(await findWebhook(db, webhook))) return fail('UnknownWebhook', {}, 'id');
        const count = await replayDeliveries(db, webhook, new Date(request.body.since));
        const after = { since: request.body.since, count };
        await record(db, { target: { kind: 'webhook', id: webhook.id }, after });
        return { success: true as const, count };
      });
    },
  );
}
