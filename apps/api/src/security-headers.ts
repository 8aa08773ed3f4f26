import helmet from '@fastify/helmet';
import type { App } from './app';

const yearSeconds = 31_536_000;

/**
 * What keeps an answer from being framed, sniffed, run, or kept by a cache: only what says itself how long it may be
 * kept is. In production browsers are told to use TLS alone.
 */
export async function sendSecurityHeaders(app: App, { production }: { production: boolean }): Promise<void> {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done(null, payload);
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    strictTransportSecurity: production ? { maxAge: yearSeconds, includeSubDomains: false } : false,
  });
}
