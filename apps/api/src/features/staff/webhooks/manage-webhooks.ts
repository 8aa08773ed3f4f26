import { Type } from 'typebox';
import { Meta, ok } from '../../../platform/contract/meta';
import { oneOf } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { ApiError } from '../../../platform/http/errors/api-error';
import { failures } from '../../../platform/http/failures';
import {
  deleteWebhook as deleteOne,
  findWebhook,
  listWebhooks as listAll,
  listDeliveries,
  replayDeliveries,
} from '../../../platform/webhooks/queries';
import type { StoresContext } from '../../stores';
import { AdminHeaders, adminKeySecurity, keyOf, requireKey } from '../authorise';
import {
  deliveryStates,
  toDelivery,
  toWebhook,
  WebhookDeliveryView,
  WebhookParams,
  WebhookView,
} from './contract';

const maxDeliveries = 100;

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

export function listWebhookDeliveries(app: App, context: StoresContext): void {
  app.get(
    '/api/admin/webhooks/:id/deliveries',
    {
      onRequest: requireKey(context, 'orders'),
      schema: {
        operationId: 'listWebhookDeliveries',
        summary: "List a webhook's newest deliveries, newest first",
        description: `Returns at most ${maxDeliveries}. Finished deliveries are kept for 30 days.`,
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        params: WebhookParams,
        querystring: Type.Object({
          state: Type.Optional(oneOf(deliveryStates, { description: 'Only deliveries in this state' })),
        }),
        response: {
          200: Type.Object({
            meta: Meta,
            deliveries: Type.Array(WebhookDeliveryView, { description: 'Newest first' }),
          }),
          ...failures(400, 401, 403, 404),
        },
      },
    },
    async (request) => {
      const webhook = { store_id: keyOf(request).storeId, id: request.params.id };
      if (!(await findWebhook(context.db, webhook))) throw new ApiError(404, 'UnknownWebhook', {}, 'id');
      const { state } = request.query;
      const deliveries = await listDeliveries(context.db, webhook, { state, limit: maxDeliveries });
      return { meta: ok, deliveries: deliveries.map(toDelivery) };
    },
  );
}

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
