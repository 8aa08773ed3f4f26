import { Type } from 'typebox';
import { Meta, ok } from '../../../platform/contract/meta';
import { oneOf } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { findWebhook, listDeliveries } from '../../../platform/webhooks/queries';
import type { StoresContext } from '../../stores';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, keyOf, requireKey } from '../authorise';
import {
  deliveryStates,
  toDelivery,
  unknownWebhookErrors,
  WebhookDeliveryView,
  WebhookParams,
} from './contract';

const maxDeliveries = 100;

export function listWebhookDeliveries(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors, unknownWebhookErrors);
  app.get(
    '/api/admin/webhooks/:id/deliveries',
    {
      onRequest: requireKey(fail, context, 'orders'),
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
        errors,
        response: {
          200: Type.Object({
            meta: Meta,
            deliveries: Type.Array(WebhookDeliveryView, { description: 'Newest first' }),
          }),
        },
      },
    },
    async (request) => {
      const webhook = { store_id: keyOf(request).storeId, id: request.params.id };
      if (!(await findWebhook(context.db, webhook))) return fail('UnknownWebhook', {}, 'id');
      const { state } = request.query;
      const deliveries = await listDeliveries(context.db, webhook, { state, limit: maxDeliveries });
      return { meta: ok, deliveries: deliveries.map(toDelivery) };
    },
  );
}
