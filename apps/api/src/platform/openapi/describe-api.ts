import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { App } from '../http/app';
import type { WebhookDescription } from '../webhooks/queue-webhook';
import { describeExamples } from './describe-examples';
import { describeFields } from './describe-fields';
import { describeResponses, type ResponseFacts } from './describe-responses';
import { describeWebhooks } from './describe-webhooks';
import { toOpenApi31 } from './document';
import { gatewayErrors } from './texts/gateway-errors';
import { tagTexts } from './texts/tags';

const description = `The API of a club's shop: catalogue, baskets, checkout, customers and administration.

The header StoreId selects the store of a call, and the header culture the language of the response. Amounts are decimal
numbers in the currency's major unit and include VAT.

Calls of a customer need the header Authorization: Bearer <access token>, with a token that \`authenticate\` has issued. A
call that takes a token refuses an invalid one with 401, so that the client refreshes it. Calls of the staff need an admin
key, or a session that \`confirmStaffLogin\` has opened, in the same header.

A failed call has a status of 400 or above and an ErrorBody that describes the error in the culture of the request. Each
error response lists its codes in \`x-error-codes\`; clients must not depend on the messages. The body has the members of RFC
9457 too, but its media type is application/json. A client that calls through the gateway of a shop can also get the errors
in \`x-gateway-errors\`.`;

/** The page loads only its own scripts, and the scripts set inline styles. */
const pagePolicy = {
  'default-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'frame-ancestors': ["'none'"],
};

const extensions = { 'x-gateway-errors': gatewayErrors };

/** Generates the OpenAPI document from the operations' schemas and serves a page to read and try them. */
export async function describeApi(
  app: App,
  securitySchemes: Readonly<Record<string, { type: 'http'; scheme: string; description: string }>>,
  webhooks: readonly WebhookDescription[],
): Promise<void> {
  const factsOf = new Map<string, ResponseFacts>();
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Matchday shop API', version: '1.0.0', description },
      servers: [{ url: '/' }],
      components: { securitySchemes },
      security: [],
      ...extensions,
      tags: Object.entries(tagTexts).map(([name, text]) => ({ name, description: text })),
    },
    convertConstToEnum: false,
    transform: ({ schema, url }) => {
      if (schema?.operationId) factsOf.set(schema.operationId, schema);
      return { schema, url };
    },
    transformObject: (collected) =>
      'openapiObject' in collected
        ? describeExamples(
            describeResponses(
              describeFields(
                toOpenApi31({ ...collected.openapiObject, webhooks: describeWebhooks(webhooks) }),
              ),
              factsOf,
            ),
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
  serveDocument(app);
}

/** Serializes the document once: it is large, and anyone can ask for it. */
function serveDocument(app: App): void {
  let document: Buffer | undefined;
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    document ??= Buffer.from(JSON.stringify(app.swagger()));
    return reply.type('application/json; charset=utf-8').send(document);
  });
}
