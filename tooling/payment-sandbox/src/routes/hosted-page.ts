import { createHash } from 'node:crypto';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { frontPage, paymentPage, returnAddress, unknownPaymentPage } from '../page/payment-page';
import { style } from '../page/style';
import { Problem } from '../problem';
import { Action } from '../session';
import type { Sessions } from '../sessions';

const styleHash = createHash('sha256').update(style).digest('base64');
const Id = Type.Object({ id: Type.String() });

/** The payment page for shoppers. It works without JavaScript: every choice is a form button. */
export const hostedPageRoutes: FastifyPluginAsyncTypebox<{ sessions: Sessions }> = async (
  app,
  { sessions },
) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'content-security-policy': contentPolicy(),
    });
  });

  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    if (!(error instanceof Problem) || error.statusCode !== 404) throw error;
    return reply
      .code(404)
      .type('text/html')
      .send(unknownPaymentPage(preferredLocale(request)));
  });

  app.get('/', async (request, reply) => reply.type('text/html').send(frontPage(preferredLocale(request))));

  app.get('/pay/:id', { schema: { params: Id } }, async (request, reply) => {
    const session = sessions.get(request.params.id);
    reply.header(
      'content-security-policy',
      // Browsers also apply form-action to redirects, and paying ends with a redirect to the shop.
      contentPolicy(new URL(session.successUrl).origin, new URL(session.cancelUrl).origin),
    );
    return reply.type('text/html').send(paymentPage(session));
  });

  app.post('/pay/:id', { schema: { params: Id, body: Action } }, async (request, reply) => {
    const { id } = request.params;
    const page = `/pay/${id}`;
    if (sessions.get(id).status !== 'open') return reply.redirect(page, 303);
    const session = sessions.act(id, request.body);
    return reply.redirect(session.status === 'expired' ? page : returnAddress(session), 303);
  });
};

function preferredLocale(request: FastifyRequest): string {
  return request.headers['accept-language'] ?? 'en';
}

function contentPolicy(...formTargets: string[]): string {
  return [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    'img-src data:',
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
