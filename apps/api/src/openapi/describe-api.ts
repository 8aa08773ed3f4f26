import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { adminSecuritySchemes } from '../admin/authorise';
import type { App } from '../app';
import { customerSecuritySchemes } from '../users/request-customer';
import { describeFields } from './describe-fields';
import { toOpenApi31 } from './document';
import { listErrorCodes } from './list-error-codes';
import { tagTexts } from './texts/tags';

const description = `The calls by which a club's shop shows its catalogue, keeps baskets and sells.

Every call names its store in the header StoreId and is answered in the header's culture. Amounts are decimal numbers of
the currency's major unit and contain VAT. A failed call has a status of 400 or above and an ErrorBody that says why,
in the culture of the request.`;

/** The page needs its own scripts and the styles that they set, and nothing from elsewhere. */
const pagePolicy = {
  'default-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'frame-ancestors': ["'none'"],
};

/** Writes the OpenAPI document from the operations' schemas and serves a page on which it is read and tried. */
export async function describeApi(app: App): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Matchday shop API', version: '1.0.0', description },
      servers: [{ url: '/' }],
      components: { securitySchemes: { ...adminSecuritySchemes, ...customerSecuritySchemes } },
      security: [],
      tags: Object.entries(tagTexts).map(([name, text]) => ({ name, description: text })),
    },
    convertConstToEnum: false,
    transformObject: (collected) =>
      'openapiObject' in collected
        ? listErrorCodes(describeFields(toOpenApi31(collected.openapiObject)))
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
