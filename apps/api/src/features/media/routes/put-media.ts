import { Type } from 'typebox';
import { Succeeded } from '../../../platform/contract/meta';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, keyOf, requireKey } from '../../staff';
import type { MediaContext } from '../media-context';

const maxBytes = 20 * 1024 * 1024;
const types = ['image/jpeg', 'image/png', 'image/webp', 'image/svg+xml', 'application/octet-stream'];

const ImageFile = Type.Unsafe<Buffer>({ description: 'At most 20 MB and 50 million pixels' });

export async function putMedia(app: App, context: MediaContext): Promise<void> {
  const { errors, fail } = declareErrors(adminKeyErrors, { 400: ['UnknownPicture'] });
  await app.register(async (images: App) => {
    images.removeAllContentTypeParsers();
    images.addContentTypeParser(types, { parseAs: 'buffer', bodyLimit: maxBytes }, (_request, body, done) =>
      done(null, body),
    );
    images.put(
      '/api/admin/media/:key',
      {
        bodyLimit: maxBytes,
        onRequest: requireKey(fail, context, 'catalogue', 'content'),
        schema: {
          operationId: 'putMedia',
          summary: 'Upload an image, or replace the image with the same key',
          description:
            'Accepts JPEG, PNG, WebP, and SVG without scripts or external references. The content determines the format. Metadata such as EXIF is removed.',
          tags: ['Admin'],
          security: adminKeySecurity,
          headers: AdminHeaders,
          params: Type.Object({
            key: Type.String({
              maxLength: 160,
              pattern: '^[A-Za-z0-9-]+$',
              description: 'The key that categories, products and pages use for the image',
              examples: ['home-shirt-red-front'],
            }),
          }),
          body: { content: Object.fromEntries(types.map((type) => [type, { schema: ImageFile }])) },
          errors,
          response: {
            200: Type.Object({
              success: Succeeded,
              url: Type.String({
                description: 'Path of the image on the API server',
                examples: ['/media/astralis/home-shirt-red-front'],
              }),
            }),
          },
        },
      },
      async (request) => {
        const { storeId } = keyOf(request);
        const { key } = request.params;
        const { body } = request;
        const image = await context.imageProcesses.clean(Buffer.isBuffer(body) ? body : Buffer.alloc(0));
        if (!image) return fail('UnknownPicture', {}, 'body');
        await context.ownMedia.keep(storeId, key, image);
        return { success: true as const, url: `/media/${storeId}/${key}` };
      },
    );
  });
}
