import { Type } from 'typebox';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, keyOf, requireKey } from '../../staff';
import type { MediaContext } from '../media-context';
import { renditionsOf } from '../rendering/rendition';
import { uploadTypeOf } from '../storage/upload-type';

const types = ['image/jpeg', 'image/png', 'image/webp', 'image/svg+xml'] as const;
const ImageFile = Type.Unsafe<Buffer>({ type: 'string', format: 'binary' });

export function getOriginalMedia(app: App, context: MediaContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors, { 404: ['UnknownMedia'] });
  app.get(
    '/api/admin/media/:key',
    {
      onRequest: requireKey(fail, context, 'catalogue', 'content'),
      schema: {
        operationId: 'getOriginalMedia',
        summary: 'Get an image as it was uploaded, to upload it to another store',
        description: 'Images that come with the demonstration data are WebP.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        params: Type.Object({
          key: Type.String({
            maxLength: 160,
            pattern: '^[A-Za-z0-9-]+$',
            description: 'The key of the image',
          }),
        }),
        errors,
        response: {
          200: { content: Object.fromEntries(types.map((type) => [type, { schema: ImageFile }])) },
        },
      },
    },
    async (request, reply) => {
      const { storeId } = keyOf(request);
      const { key } = request.params;
      const original = await (await context.originals.find(storeId, key))?.read();
      const type = original && uploadTypeOf(original);
      if (type) return reply.type(type).send(original.data);
      const renditions = renditionsOf({ format: 'webp' }, '');
      const rendered = await context.media.get(storeId, key, renditions, () => Promise.resolve());
      if (!rendered) return fail('UnknownMedia');
      return reply.type('image/webp').send(rendered.data);
    },
  );
}
