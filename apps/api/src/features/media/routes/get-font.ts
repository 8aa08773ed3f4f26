import { Type } from 'typebox';
import { described, Id } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import type { MediaContext } from '../media-context';

const monthSeconds = 2_592_000;

export function getFont(app: App, { stores, fonts }: MediaContext): void {
  const { errors, fail } = declareErrors({ 404: ['UnknownFont'] });
  app.get(
    '/media/:store/fonts/:file',
    {
      schema: {
        operationId: 'getFont',
        summary: 'Get a font of printed names and numbers',
        description: 'The print settings of a product’s `addOns` contain the URLs.',
        tags: ['Media'],
        params: Type.Object({
          store: described(Id, 'Id of the store'),
          file: Type.String({ maxLength: 80, pattern: '^[a-z0-9-]+\\.woff2$', examples: ['tektur.woff2'] }),
        }),
        errors,
        response: {
          200: {
            content: {
              'font/woff2': { schema: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) },
            },
          },
        },
      },
    },
    async ({ params: { store, file } }, reply) => {
      const isKnown = (await stores.find(store)) !== undefined;
      const font = isKnown ? await fonts.find(store, file.replace(/\.woff2$/, '')) : undefined;
      if (!font) return fail('UnknownFont');
      reply.header('cache-control', `public, max-age=${monthSeconds}`);
      return reply.type('font/woff2').send(font);
    },
  );
}
