import { type Static, Type } from 'typebox';
import { Succeeded } from '../../../platform/contract/meta';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, keyOf, requireKey } from '../../staff';
import type { MediaContext } from '../media-context';
import type { Crop } from '../rendering/clean-picture';

const maxBytes = 20 * 1024 * 1024;
const types = ['image/jpeg', 'image/png', 'image/webp', 'image/svg+xml', 'application/octet-stream'];

/** Without some of them, the image is kept whole in that direction. */
const CropQuery = Type.Object({
  cropLeft: Type.Optional(share('Left edge of the part to keep', { minimum: 0, exclusiveMaximum: 1 })),
  cropTop: Type.Optional(share('Top edge of the part to keep', { minimum: 0, exclusiveMaximum: 1 })),
  cropWidth: Type.Optional(share('Width of the part to keep', { exclusiveMinimum: 0, maximum: 1 })),
  cropHeight: Type.Optional(share('Height of the part to keep', { exclusiveMinimum: 0, maximum: 1 })),
});

function share(description: string, limits: object) {
  return Type.Number({
    ...limits,
    description: `${description}, as a share of the image from 0 to 1. Not for SVG`,
    examples: [0.5],
  });
}

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
            'Accepts JPEG, PNG, WebP, and SVG without scripts or external references. The content determines the format. Metadata such as EXIF is removed, and the image is turned upright. The crop is applied to the upright image.',
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
          querystring: CropQuery,
          body: { content: Object.fromEntries(types.map((type) => [type, { schema: ImageFile }])) },
          errors,
          response: {
            200: Type.Object({
              success: Succeeded,
              url: Type.String({
                description: 'Path of the image on the API server',
                examples: ['/media/astralis/home-shirt-red-front'],
              }),
              width: Type.Integer({ description: 'Width of the stored image in pixels', examples: [1200] }),
              height: Type.Integer({ description: 'Height of the stored image in pixels', examples: [1500] }),
            }),
          },
        },
      },
      async (request) => {
        const { storeId } = keyOf(request);
        const { key } = request.params;
        const { body } = request;
        const image = await context.imageProcesses.clean(
          Buffer.isBuffer(body) ? body : Buffer.alloc(0),
          cropOf(request.query),
        );
        if (!image) return fail('UnknownPicture', {}, 'body');
        await context.ownMedia.keep(storeId, key, image);
        const { width, height } = image;
        return { success: true as const, url: `/media/${storeId}/${key}`, width, height };
      },
    );
  });
}

function cropOf(query: Static<typeof CropQuery>): Crop | undefined {
  if (Object.keys(query).length === 0) return undefined;
  const { cropLeft: left = 0, cropTop: top = 0, cropWidth = 1, cropHeight = 1 } = query;
  return { left, top, width: Math.min(cropWidth, 1 - left), height: Math.min(cropHeight, 1 - top) };
}
