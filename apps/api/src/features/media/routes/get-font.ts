import { Type } from 'typebox';
import { Id } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { ApiError } from '../../../platform/http/errors/api-error';
import { failures } from '../../../platform/http/failures';
import type { MediaContext } from '../media-context';

const monthSeconds = 2_592_000;

export function getFont(app: App, { stores, fonts }: MediaContext): void {
  app.get(
    '/media/:store/fonts/:file',
    {
      schema: {
        operationId: 'getFont',
        summary: 'Get a font of printed names and numbers',
        description: 'The print settings of a product’s `addOns` contain the URLs.',
        tags: ['Media'],
        params: Type.Object({
          store: Id,
          file: Type.String({ maxLength: 80, pattern: '^[a-z0-9-]+\\.woff2$', examples: ['tektur.woff2'] }),
        }),
        response: {
          200: {
            content: {
              'font/woff2': { schema: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) },
            },
          },
          ...failures(400, 404),
        },
      },
    },
    async ({ params: { store, file } }, reply) => {
      const isKnown = (await stores.find(store)) !== undefined;
      const font = isKnown ? await fonts.find(store, file.replace(/\.woff2$/, '')) : undefined;
      if (!font) throw new ApiError(404, 'UnknownFont');
      reply.header('cache-control', `public, max-age=${monthSeconds}`);
      return reply.type('font/woff2').send(font);
    },
  );
}
