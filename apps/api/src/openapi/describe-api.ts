import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { App } from '../app';
import type { Context } from '../context';

/** Writes the OpenAPI document from the operations' schemas and serves a page on which it is read and tried. */
export async function describeApi(app: App, { config }: Context): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Matchday shop API', version: '1.0.0' },
      servers: [{ url: config.publicUrl }],
    },
  });
  await app.register(swaggerUi, { routePrefix: '/reference' });
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
