import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Faults } from '../faults';
import { Problem } from '../problem';
import { Refund, RefundRequest, Session, SessionRequest } from '../session';
import type { Sessions } from '../sessions';
import type { Store } from '../store';

const slowAnswerMs = 3_000;
const Id = Type.Object({ id: Type.String() });

type Options = { sessions: Sessions; store: Store; faults: Faults; secret: string };

/** The provider's API for shops: a bearer secret on every call, an Idempotency-Key on every write that wants one. */
export const paymentRoutes: FastifyPluginAsyncTypebox<Options> = async (app, options) => {
  const { sessions, store, faults, secret } = options;

  app.addHook('onRequest', async (request) => {
    if (!sameText(request.headers.authorization ?? '', `Bearer ${secret}`)) {
      throw new Problem(401, 'unauthorized', 'The bearer secret is missing or wrong.');
    }
    if (faults.current.status === 'error500')
      throw new Problem(500, 'internal', 'The error500 switch is on.');
  });

  app.addHook('onSend', async () => {
    if (faults.current.status === 'slow') await wait(slowAnswerMs);
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
    '/sessions/:id/refunds',
    { schema: { params: Id, body: RefundRequest, response: { 201: Refund } } },
    async (request, reply) =>
      once(store, request, reply, 201, () => sessions.refund(request.params.id, request.body)),
  );
};

/** Does `work` once for each Idempotency-Key and gives its answer again; the key with other content is a conflict. */
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
  const earlier = store.answer(key);
  if (earlier && earlier.fingerprint !== fingerprint) {
    throw new Problem(409, 'idempotency_key_reused', 'This Idempotency-Key was used for another request.');
  }
  if (earlier) return reply.code(earlier.status).send(JSON.parse(earlier.body));
  const answer = work();
  store.saveResponse(key, { fingerprint, status, body: JSON.stringify(answer) });
  return reply.code(status).send(answer);
}

function sameText(given: string, wanted: string): boolean {
  return timingSafeEqual(digest(given), digest(wanted));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
