import helmet from '@fastify/helmet';
import type { App } from './app';

const yearSeconds = 31_536_000;

/**
 * Sends headers that prevent framing, sniffing and script execution, and `no-store` unless a response sets its own
 * cache policy. In production it also sends HSTS.
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
    strictTransportSecurity: production ? { maxAge: yearSeconds, includeSubDomains: true } : false,
  });
}
