import { type Static, Type } from 'typebox';
import { described, nullable, oneOf } from '../../../platform/contract/schema';
import type { Webhook, WebhookDelivery } from '../../../platform/webhooks/queries';

const Time = (description: string) => Type.String({ format: 'date-time', description });

export const WebhookEvent = Type.String({
  maxLength: 100,
  description: 'An event; the section `webhooks` of this document lists them',
  examples: ['order.placed'],
});

/** A webhook without its secret. */
export const WebhookView = Type.Object(
  {
    id: Type.String({ format: 'uuid', description: 'Id of the webhook' }),
    url: Type.String({ description: 'Where events are sent', examples: ['https://erp.example/matchday'] }),
    events: Type.Array(WebhookEvent, { description: 'Which events are sent' }),
    createdAt: Time('Time of creation'),
    failures: Type.Integer({
      description:
        'Failed attempts since the last successful one; while it is above 0, events wait for the next attempt',
      examples: [0],
    }),
    nextAttemptAt: nullable(Time('Time of the next attempt after a failure; null without one')),
  },
  { title: 'Webhook', description: 'An address to which the API sends events of a store' },
);

/** Errors of operations of one webhook. */
export const unknownWebhookErrors = { 404: ['UnknownWebhook'] } as const;

export const deliveryStates = ['pending', 'delivered', 'failed'] as const;

export const WebhookDeliveryView = Type.Object(
  {
    id: Type.String({ format: 'uuid', description: 'Id of the delivery, also sent as `webhook-id`' }),
    type: described(WebhookEvent, 'The kind of the block'),
    data: Type.Unknown({
      description: 'The data of the event',
      examples: [{ orderId: '2b1d6d0e-6f0e-4a57-9d27-0f2f4b6f1c11' }],
    }),
    state: oneOf(deliveryStates, {
      description: '`pending` until the receiver accepts it; `failed` after 24 attempts in 14 hours',
    }),
    attempts: Type.Integer({ description: 'How often it was sent', examples: [1] }),
    fault: nullable(Type.String({ description: 'Why the last attempt failed', examples: ['status 503'] })),
    createdAt: Time('Time of the event'),
    finishedAt: nullable(Time('When it was delivered or given up')),
  },
  { title: 'WebhookDelivery', description: 'An event that is sent to a webhook' },
);

export const WebhookParams = Type.Object({
  id: Type.String({ format: 'uuid', description: 'Id of the webhook' }),
});

/** The address as the audit log keeps it: receivers may expect a secret in the rest. */
export const withoutSecrets = (url: string): string => new URL(url).origin;

export function toWebhook({ id, url, events, ...row }: Webhook): Static<typeof WebhookView> {
  return {
    id,
    url,
    events,
    createdAt: row.created_at.toISOString(),
    failures: row.failures,
    nextAttemptAt: row.failures > 0 ? (row.next_attempt_at?.toISOString() ?? null) : null,
  };
}

export function toDelivery(row: WebhookDelivery): Static<typeof WebhookDeliveryView> {
  const { id, type, data, state, attempts, fault } = row;
  return {
    id,
    type,
    data,
    state,
    attempts,
    fault,
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}
