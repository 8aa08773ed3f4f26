import { randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import files from '@fastify/static';
import fastify, { type FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Config } from './config';
import { forwarding } from './forward';
import { contentSecurityPolicy } from './policy';
import { refuse } from './refusal';

const nonceBytes = 16;
const callsPerMinute = 600;
const loginsPerMinute = 20;
const yearInSeconds = 31_536_000;
const codes: Readonly<Record<number, string>> = { 413: 'TooLarge', 429: 'TooManyRequests' };

/** Builds the server of the back office; it does not listen yet. */
export async function buildServer(config: Config, logger: boolean): Promise<FastifyInstance> {
  const app = fastify({
    logger: logger && { level: 'info', base: undefined, redact: ['req.headers'] },
    genReqId: () => randomUUID(),
    trustProxy: config.trustedProxies,
    forceCloseConnections: 'idle',
  });
  const page = await readFile(join(config.files, 'index.html'), 'utf8');

  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    return refuse(reply, status, codes[status] ?? (status >= 500 ? 'Failed' : 'MalformedRequest'));
  });
  // Bodies are passed on as they arrive.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

  const setHeaders = helmet({
    contentSecurityPolicy: false,
    hsts: config.origin.startsWith('https:') && { maxAge: yearInSeconds, includeSubDomains: true },
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
  });
  app.addHook('onRequest', ({ raw: request }, { raw: response }, done) =>
    setHeaders(request, response, () => done()),
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', contentSecurityPolicy(config.origin));
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=()');
  });
  await app.register(cookie);

  app.get('/health/live', () => ({ status: 'live' }));
  app.get('/health/ready', () => ({ status: 'ready' }));
  await app.register(files, {
    root: join(config.files, '-'),
    prefix: '/-/',
    maxAge: yearInSeconds * 1000,
    immutable: true,
    index: false,
    decorateReply: false,
  });

  await app.register(async (limited) => {
    if (config.hasRateLimits)
      await limited.register(rateLimit, {
        timeWindow: '1 minute',
        max: (request) => (isLogin(request.url) ? loginsPerMinute : callsPerMinute),
        keyGenerator: (request) => `${isLogin(request.url) ? 'login' : 'call'} ${request.ip}`,
      });
    limited.route({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url: '/api/*',
      handler: forwarding(config),
    });
  });

  // Every address has the same page, so that it does not show which clubs exist.
  app.get('/*', (_request, reply) => {
    const nonce = randomBytes(nonceBytes).toString('base64');
    return reply
      .header('content-security-policy', contentSecurityPolicy(config.origin, nonce))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page.replace('{{nonce}}', nonce));
  });
  return app;
}

const isLogin = (url: string) => /^\/api\/staff\/(?:login|totp|invitations)/.test(url);
