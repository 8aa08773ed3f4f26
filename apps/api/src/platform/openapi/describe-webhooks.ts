import type { TSchema } from 'typebox';
import { described } from '../contract/schema';
import type { WebhookDescription } from '../webhooks/queue-webhook';

const header = (name: string, description: string, example: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string', examples: [example] },
});

const headers = [
  header(
    'webhook-id',
    'Id of the delivery; the same if it is sent again',
    '2b1d6d0e-6f0e-4a57-9d27-0f2f4b6f1c11',
  ),
  header('webhook-timestamp', 'Unix time of the attempt, in seconds', '1795420800'),
  header(
    'webhook-signature',
    'Signature of `<id>.<timestamp>.<body>` with the secret of the webhook: `v1,` and a base64 HMAC-SHA256',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
];

/** The section `webhooks` of the document: the requests that the API sends. */
export function describeWebhooks(webhooks: readonly WebhookDescription[]): object {
  return Object.fromEntries(
    webhooks.map(({ type, summary, data }) => [type, { post: describeRequest(type, summary, data) }]),
  );
}

function describeRequest(type: string, summary: string, data: TSchema): object {
  return {
    operationId: type.replace(/\.(.)/, (_dot, letter: string) => letter.toUpperCase()),
    summary,
    description: 'Sent to the webhooks of the store that ask for this event.',
    tags: ['Admin'],
    parameters: headers,
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['type', 'timestamp', 'data'],
            properties: {
              type: { type: 'string', const: type, description: 'The event' },
              timestamp: { type: 'string', format: 'date-time', description: 'When it happened' },
              data: described(data, 'What has happened'),
            },
          },
        },
      },
    },
    responses: { 204: { description: 'The event was received; any status of 200 to 299 will do' } },
  };
}
