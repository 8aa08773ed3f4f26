import helmet from 'helmet';
import type { App } from './app';

const yearSeconds = 31_536_000;

/**
 * Sends headers that prevent framing, sniffing and script execution, and `no-store` unless a response sets its own
 * cache policy. In production it also sends HSTS.
 */
export function sendSecurityHeaders(app: App, { production }: { production: boolean }): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done(null, payload);
  });
  // `@fastify/helmet` would read the options again for each request.
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    strictTransportSecurity: production ? { maxAge: yearSeconds, includeSubDomains: true } : false,
  });
  app.addHook('onRequest', ({ raw: request }, { raw: response }, done) =>
    setHeaders(request, response, () => done()),
  );
}
