import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { Attempt, Delivery } from '../event';
import { FaultSettings, type Faults } from '../faults';
import { Problem } from '../problem';
import { Action, Session } from '../session';
import type { Sessions } from '../sessions';
import type { Store } from '../store';
import type { Webhooks } from '../webhooks';

const Id = Type.Object({ id: Type.String() });

type Options = { sessions: Sessions; store: Store; faults: Faults; webhooks: Webhooks };

/** Test operations that no real provider has: faults, the record of webhooks, and acting as the shopper. */
export const switchRoutes: FastifyPluginAsyncTypebox<Options> = async (app, options) => {
  const { sessions, store, faults, webhooks } = options;

  app.get('/faults', async () => faults.current);

  app.post(
    '/faults',
    { schema: { body: FaultSettings, response: { 200: FaultSettings } } },
    async (request) => {
      faults.set(request.body);
      return faults.current;
    },
  );

  app.delete('/faults', async (_request, reply) => {
    faults.set({});
    return reply.code(204).send();
  });

  app.get(
    '/events',
    {
      schema: {
        querystring: Type.Object({ reference: Type.Optional(Type.String()) }),
        response: { 200: Type.Object({ data: Type.Array(Delivery) }) },
      },
    },
    async ({ query: { reference } }) => ({
      data: store.deliveries().filter(({ event }) => !reference || event.data.reference === reference),
    }),
  );

  app.post(
    '/events/:id/replay',
    {
      schema: {
        params: Id,
        body: Type.Object({ timestamp: Type.Optional(Type.Integer()) }, { additionalProperties: false }),
        response: { 200: Attempt },
      },
    },
    async (request) => {
      const delivery = store.delivery(request.params.id);
      if (!delivery) throw new Problem(404, 'event_not_found', `There is no event ${request.params.id}.`);
      return webhooks.replay(delivery.event, request.body.timestamp);
    },
  );

  app.post(
    '/sessions/:id/end-authorisation',
    { schema: { params: Id, response: { 200: Session } } },
    async (request) => sessions.release(request.params.id),
  );

  app.post(
    '/sessions/:id/act',
    { schema: { params: Id, body: Action, response: { 200: Session } } },
    async (request) => sessions.act(request.params.id, request.body),
  );
};
