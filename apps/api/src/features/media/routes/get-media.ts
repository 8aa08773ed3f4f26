import { deliveredHeights, deliveredWidths } from '@matchday/validation';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { described, Id, oneIntegerOf, oneOf } from '../../../platform/contract/schema';
import { isDatabaseUnavailable } from '../../../platform/database/database-unavailable';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { clientCount } from '../../../platform/http/rate-limits/client-count';
import { limitErrors } from '../../../platform/http/rate-limits/too-many-requests';
import type { MediaContext } from '../media-context';
import {
  defaultQuality,
  qualities,
  type RenditionFormat,
  renditionsOf,
  requestFormats,
} from '../rendering/rendition';

const foreverSeconds = 31_536_000;
const daySeconds = 86_400;

const contentTypes: Record<RenditionFormat, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
};

const ImageFile = Type.Unsafe<Buffer>({ type: 'string', format: 'binary' });

export function getMedia(app: App, context: MediaContext): void {
  const { errors, fail } = declareErrors(limitErrors, { 404: ['UnknownMedia'] });
  const { stores, media } = context;
  const renderings = clientCount(context, 'image');

  /** Passes while the database is unavailable, as the other limits do. */
  async function limitRendering(request: FastifyRequest): Promise<void> {
    try {
      await renderings.refuse(fail, request);
      await renderings.add(request);
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
    }
  }

  app.get(
    '/media/:store/:key',
    {
      schema: {
        operationId: 'getMedia',
        summary: 'Get an image in the requested size and format',
        description:
          'Each client can request a limited number of images that are not rendered yet. With the version parameter `v`, ' +
          'clients may cache the response permanently.',
        tags: ['Media'],
        params: Type.Object({
          store: described(Id, 'Id of the store'),
          key: Type.String({ maxLength: 160, pattern: '^[A-Za-z0-9-]+$' }),
        }),
        querystring: Type.Object({
          width: Type.Optional(
            oneIntegerOf(deliveredWidths, {
              description: 'Width in pixels. If missing, the image keeps its aspect ratio',
            }),
          ),
          height: Type.Optional(
            oneIntegerOf(deliveredHeights, {
              description: 'Height in pixels. If missing, the image keeps its aspect ratio',
            }),
          ),
          mode: Type.Optional(oneOf(['pad', 'crop'], { default: 'pad' })),
          quality: Type.Optional(oneIntegerOf(qualities, { default: defaultQuality })),
          format: Type.Optional(
            oneOf([...requestFormats, 'auto'], {
              default: 'jpg',
              description:
                '`auto`: AVIF or WebP if the browser accepts it, with a lower quality value that looks the same',
            }),
          ),
          focal: Type.Optional(
            Type.String({
              pattern: '^(0(\\.\\d{1,4})?|1(\\.0{1,4})?),(0(\\.\\d{1,4})?|1(\\.0{1,4})?)$',
              description: '`top,left` from 0 to 1: the point that a crop keeps visible',
              examples: ['0.5,0.5'],
            }),
          ),
          v: Type.Optional(Type.String({ maxLength: 64 })),
        }),
        errors,
        response: {
          200: {
            content: Object.fromEntries(
              Object.values(contentTypes).map((type) => [type, { schema: ImageFile }]),
            ),
          },
          304: Type.Unsafe<undefined>({ type: 'null', description: 'The client already has the image' }),
        },
      },
    },
    async (request, reply) => {
      const { params, query, headers } = request;
      const { store, key } = params;
      if (!(await stores.find(store))) return fail('UnknownMedia');
      const renditions = renditionsOf(query, headers.accept ?? '');
      const rendered = await media.get(store, key, renditions, () => limitRendering(request));
      if (!rendered) return fail('UnknownMedia');
      const etag = `"${rendered.tag}"`;
      reply.header('etag', etag);
      reply.header(
        'cache-control',
        query.v === undefined
          ? `public, max-age=${daySeconds}, stale-while-revalidate=${daySeconds}`
          : `public, max-age=${foreverSeconds}, immutable`,
      );
      if (query.format === 'auto') reply.header('vary', 'accept');
      if (headers['if-none-match'] === etag) return reply.status(304).send();
      return reply.type(contentTypes[rendered.format]).send(rendered.data);
    },
  );
}
