import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Faults } from '../faults';
import { Problem } from '../problem';
import { Capture, CaptureRequest, Refund, RefundRequest, Session, SessionRequest } from '../session';
import type { Sessions } from '../sessions';
import type { Store } from '../store';

const slowResponseMs = 3_000;
const Id = Type.Object({ id: Type.String() });

type Options = { sessions: Sessions; store: Store; faults: Faults; secret: string };

/** The provider's API for shops. Every call needs the bearer secret; writes accept an Idempotency-Key. */
export const paymentRoutes: FastifyPluginAsyncTypebox<Options> = async (app, options) => {
  const { sessions, store, faults, secret } = options;

  app.addHook('onRequest', async (request) => {
    if (!equalsInConstantTime(request.headers.authorization ?? '', `Bearer ${secret}`)) {
      throw new Problem(401, 'unauthorized', 'The bearer secret is missing or wrong.');
    }
    if (faults.current.status === 'error500')
      throw new Problem(500, 'internal', 'The error500 switch is on.');
  });

  app.addHook('onSend', async () => {
    if (faults.current.status === 'slow') await wait(slowResponseMs);
    if (faults.current.status === 'hang') await new Promise(() => {});
  });

  app.post(
    '/sessions',
    { schema: { body: SessionRequest, response: { 201: Session } } },
    async (request, reply) => once(store, request, reply, 201, () => sessions.create(request.body)),
  );

  app.get(
    '/sessions',
    {
      schema: {
        querystring: Type.Object({ reference: Type.String() }),
        response: { 200: Type.Object({ data: Type.Array(Session) }) },
      },
    },
    async (request) => ({ data: sessions.findByReference(request.query.reference) }),
  );

  app.get('/sessions/:id', { schema: { params: Id, response: { 200: Session } } }, async (request) =>
    sessions.get(request.params.id),
  );

  app.post(
    '/sessions/:id/expire',
    { schema: { params: Id, response: { 200: Session } } },
    async (request) => {
      const session = sessions.get(request.params.id);
      return session.status === 'expired' ? session : sessions.act(session.id, { action: 'expire' });
    },
  );

  app.post(
    '/sessions/:id/captures',
    { schema: { params: Id, body: CaptureRequest, response: { 201: Capture } } },
    async (request, reply) => {
      const fault = faults.current.capture;
      const bank = { declines: fault === 'decline' };
      const capture = () => sessions.capture(request.params.id, request.body, bank);
      if (fault !== 'lose') return once(store, request, reply, 201, capture);
      capture();
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    },
  );

  app.post('/sessions/:id/release', { schema: { params: Id, response: { 200: Session } } }, async (request) =>
    sessions.release(request.params.id),
  );

  app.post(
    '/sessions/:id/refunds',
    { schema: { params: Id, body: RefundRequest, response: { 201: Refund } } },
    async (request, reply) =>
      once(store, request, reply, 201, () => sessions.refund(request.params.id, request.body)),
  );
};

/** Runs `work` once per Idempotency-Key and repeats its response. The same key with different content is a conflict. */
function once(
  store: Store,
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  work: () => object,
) {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string') return reply.code(status).send(work());
  const fingerprint = digest(`${request.url}\n${JSON.stringify(request.body)}`).toString('hex');
  const stored = store.response(key);
  if (stored && stored.fingerprint !== fingerprint) {
    throw new Problem(409, 'idempotency_key_reused', 'This Idempotency-Key was used for another request.');
  }
  if (stored) return reply.code(stored.status).send(JSON.parse(stored.body));
  const response = work();
  store.saveResponse(key, { fingerprint, status, body: JSON.stringify(response) });
  return reply.code(status).send(response);
}

function equalsInConstantTime(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
