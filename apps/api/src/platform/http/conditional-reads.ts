import { createHash } from 'node:crypto';
import fresh from 'fresh';
import type { App } from './app';

declare module 'fastify' {
  interface FastifySchema {
    /** Whether responses have an ETag, so that a conditional request can be answered with 304. */
    conditional?: boolean;
  }
}

/** Clients and proxies may keep a response, but must ask before each use: a change must be visible at once. */
export const readPolicy = 'no-cache';

/** The request headers that a response of a shop's read depends on. */
export const readVary = 'StoreId, culture, currency, rootCategoryId';

/**
 * Answers the reads of a scope with an ETag of their content and a cache policy, and conditional requests for unchanged
 * content with 304.
 */
export function answerConditionally(app: App): void {
  app.addHook('onRoute', ({ method, schema }) => {
    if (schema && [method].flat().includes('GET')) schema.conditional = true;
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isContent = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isRead || !isContent || reply.statusCode !== 200) {
      done(null, payload);
      return;
    }
    const etag = `"${createHash('sha1').update(payload).digest('base64url')}"`;
    reply.headers({ etag, 'cache-control': readPolicy, vary: readVary });
    // `fetch` adds Cache-Control: no-cache to conditional requests; it is for caches on the way.
    if (!fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag })) {
      done(null, payload);
      return;
    }
    reply.code(304).removeHeader('content-type').removeHeader('content-length');
    done(null, '');
  });
}
