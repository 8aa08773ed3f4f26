import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { App } from '../http/app';
import type { WebhookDescription } from '../webhooks/queue-webhook';
import { describeFields } from './describe-fields';
import { describeWebhooks } from './describe-webhooks';
import { toOpenApi31 } from './document';
import { listErrorCodes } from './list-error-codes';
import { tagTexts } from './texts/tags';

const description = `The API of a club's shop: catalogue, baskets, checkout, customers and administration.

The header StoreId selects the store of a call, and the header culture the language of the response. Amounts are decimal
numbers in the currency's major unit and include VAT. A failed call has a status of 400 or above and an ErrorBody that
describes the error in the culture of the request.`;

/** The page loads only its own scripts, and the scripts set inline styles. */
const pagePolicy = {
  'default-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'frame-ancestors': ["'none'"],
};

/** Generates the OpenAPI document from the operations' schemas and serves a page to read and try them. */
export async function describeApi(
  app: App,
  securitySchemes: Readonly<Record<string, { type: 'http'; scheme: string; description: string }>>,
  webhooks: readonly WebhookDescription[],
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Matchday shop API', version: '1.0.0', description },
      servers: [{ url: '/' }],
      components: { securitySchemes },
      security: [],
      tags: Object.entries(tagTexts).map(([name, text]) => ({ name, description: text })),
    },
    convertConstToEnum: false,
    transformObject: (collected) =>
      'openapiObject' in collected
        ? listErrorCodes(
            describeFields(toOpenApi31({ ...collected.openapiObject, webhooks: describeWebhooks(webhooks) })),
          )
        : {},
  });
  await app.register(swaggerUi, {
    routePrefix: '/reference',
    staticCSP: pagePolicy,
    theme: {
      title: 'Matchday shop API',
      css: [{ filename: 'reference.css', content: '.swagger-ui .topbar { display: none }' }],
    },
  });
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
