import { randomBytes, randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import { Succeeded } from '../../../platform/contract/meta';
import { described } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import {
  IdempotencyHeader,
  idempotencyErrors,
  keyedRequest,
  runOnce,
} from '../../../platform/http/idempotency/run-once';
import { addWebhook, listWebhooks } from '../../../platform/webhooks/queries';
import type { WebhookDescription } from '../../../platform/webhooks/queue-webhook';
import type { StoresContext } from '../../stores';
import { changeRecorder } from '../audit-log/record-change';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, keyOf, requireKey } from '../authorise';
import { toWebhook, WebhookEvent, WebhookView, withoutSecrets } from './contract';

/** Each event is sent to every webhook, so few are allowed. */
const maxWebhooks = 10;
const secretBytes = 32;

const NewWebhook = Type.Object(
  {
    url: Type.String({
      maxLength: 500,
      pattern: '^https?://[^\\s]+$',
      description: 'Where to send events: a public https address',
      examples: ['https://erp.example/matchday'],
    }),
    events: Type.Array(WebhookEvent, {
      minItems: 1,
      maxItems: 20,
      uniqueItems: true,
      description: 'Which events to send',
    }),
  },
  { title: 'NewWebhook', description: 'An address to which to send events' },
);

function isAllowed(url: string, allowPrivate: boolean): boolean {
  return URL.canParse(url) && (allowPrivate || new URL(url).protocol === 'https:');
}

export function createWebhook(
  app: App,
  context: StoresContext,
  descriptions: readonly WebhookDescription[],
): void {
  const { errors, fail } = declareErrors(adminKeyErrors, idempotencyErrors, { 409: ['TooManyWebhooks'] });
  const known = new Map<string, WebhookDescription['type']>(descriptions.map(({ type }) => [type, type]));
  app.post(
    '/api/admin/webhooks',
    {
      onRequest: requireKey(fail, context, 'orders'),
      schema: {
        operationId: 'createWebhook',
        summary: 'Send events of the store to an address',
        description:
          'Requests are signed as in the [Standard Webhooks](https://www.standardwebhooks.com) specification with the secret of this response, which is shown once. Answer with a status of 200 to 299 within ten seconds; otherwise the event is sent again, for 14 hours, and later events wait. An event can arrive twice, with the same `webhook-id`.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: Type.Object({ ...AdminHeaders.properties, ...IdempotencyHeader }),
        body: NewWebhook,
        errors,
        response: {
          201: Type.Object({
            success: Succeeded,
            webhook: described(WebhookView, 'The created webhook'),
            secret: Type.String({
              description: 'Verifies the signatures; store it, it is not shown again',
              examples: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
            }),
          }),
        },
      },
    },
    async (request, reply) => {
      const { storeId } = keyOf(request);
      const { url, events } = request.body;
      if (!isAllowed(url, context.config.privateWebhooks)) return fail('WrongForm', { field: 'url' }, 'url');
      const types = events.map((event, index) => {
        const type = known.get(event);
        if (!type)
          return fail(
            'NotOneOf',
            { field: `events.${index}`, values: [...known.keys()].join(', ') },
            `events.${index}`,
          );
        return type;
      });
      const record = changeRecorder(context, request);
      const created = await runOnce(
        fail,
        context,
        keyedRequest(request, 'createWebhook', storeId),
        async (trx) => {
          if ((await listWebhooks(trx, storeId)).length >= maxWebhooks)
            return fail('TooManyWebhooks', { most: String(maxWebhooks) });
          const webhook = {
            store_id: storeId,
            id: randomUUID(),
            url,
            secret: `whsec_${randomBytes(secretBytes).toString('base64')}`,
            events: types,
            created_at: context.clock(),
          };
          await addWebhook(trx, webhook);
          const after = { url: withoutSecrets(url), events };
          await record(trx, { target: { kind: 'webhook', id: webhook.id }, after });
          return {
            success: true as const,
            webhook: toWebhook({ ...webhook, failures: 0, next_attempt_at: null }),
            secret: webhook.secret,
          };
        },
      );
      return reply.code(201).send(created);
    },
  );
}
