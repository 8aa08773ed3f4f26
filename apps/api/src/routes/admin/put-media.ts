import { join } from 'node:path';
import { Type } from 'typebox';
import { AdminHeaders, adminKeySecurity, keyOf, requireKey } from '../../admin/authorise';
import type { App } from '../../app';
import type { Context } from '../../context';
import { ApiError } from '../../errors/api-error';
import { keepPicture } from '../../providers/media/media-directory';
import { failures } from '../failures';

const maxBytes = 20 * 1024 * 1024;
const types = ['image/jpeg', 'image/png', 'image/webp', 'image/svg+xml', 'application/octet-stream'];

const Picture = Type.Unsafe<Buffer>({ description: 'At most 20 MB and 50 million pixels' });

export async function putMedia(app: App, context: Context): Promise<void> {
  await app.register(async (pictures: App) => {
    pictures.removeAllContentTypeParsers();
    pictures.addContentTypeParser(types, { parseAs: 'buffer', bodyLimit: maxBytes }, (_request, body, done) =>
      done(null, body),
    );
    pictures.put(
      '/api/admin/media/:key',
      {
        bodyLimit: maxBytes,
        onRequest: requireKey(context, 'catalogue', 'content'),
        schema: {
          operationId: 'putMedia',
          summary: 'Puts a picture under a key, in the place of the one that is there',
          description:
            'JPEG, PNG, WebP, or SVG that is only a drawing. What it is, is told by its content. What a camera notes beside a picture is not kept.',
          tags: ['Admin'],
          security: adminKeySecurity,
          headers: AdminHeaders,
          params: Type.Object({
            key: Type.String({
              maxLength: 160,
              pattern: '^[A-Za-z0-9-]+$',
              description: 'By which categories, products and pages name it',
              examples: ['home-shirt-red-front'],
            }),
          }),
          body: { content: Object.fromEntries(types.map((type) => [type, { schema: Picture }])) },
          response: {
            200: Type.Object({
              success: Type.Literal(true),
              url: Type.String({
                description: 'Its path at the API',
                examples: ['/media/astralis/home-shirt-red-front'],
              }),
            }),
            ...failures(400, 401, 403, 413, 415),
          },
        },
      },
      async (request) => {
        const { storeId } = keyOf(request);
        const { key } = request.params;
        const { body } = request;
        const picture = await context.imageProcesses.clean(Buffer.isBuffer(body) ? body : Buffer.alloc(0));
        if (!picture) throw new ApiError(400, 'UnknownPicture', {}, 'body');
        await keepPicture(join(context.config.dataDir, 'media'), storeId, key, picture);
        return { success: true as const, url: `/media/${storeId}/${key}` };
      },
    );
  });
}
