import { Type } from 'typebox';
import { Meta, ok } from '../../../platform/contract/meta';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { findOrderChanges } from '../../orders';
import type { PaymentsContext } from '../../payments';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, keyOf, requireKey } from '../../staff';
import { OrderChange } from '../contract';
import { readCursor, writeCursor } from '../order-cursor';

const maxLimit = 100;

export function listOrderChanges(app: App, context: PaymentsContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors);
  app.get(
    '/api/admin/orders/changes',
    {
      onRequest: requireKey(fail, context, 'orders', 'shipping'),
      schema: {
        operationId: 'listOrderChanges',
        summary: "Follow the changes of the store's placed orders",
        description:
          'Lists each placed order once, at its last change, oldest change first. Store `nextCursor` and send it with the next call: a reader that does so misses no change, and sees an order again when it changes again. A change appears as soon as all transactions that began before it have ended. Cursors are valid for one database: after a restore, start again with `updatedSince`.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        querystring: Type.Object({
          updatedSince: Type.Optional(
            Type.String({ format: 'date-time', description: 'Only orders changed at or after this time' }),
          ),
          cursor: Type.Optional(
            Type.String({ maxLength: 200, description: '`nextCursor` of the previous response' }),
          ),
          limit: Type.Optional(
            Type.Integer({
              minimum: 1,
              maximum: maxLimit,
              default: maxLimit,
              description: 'Orders per response',
            }),
          ),
        }),
        errors,
        response: {
          200: Type.Object({
            meta: Meta,
            changes: Type.Array(OrderChange, { description: 'Oldest change first' }),
            nextCursor: Type.String({
              description:
                'Where the next call continues; the sent cursor if nothing has changed, empty without one',
              examples: ['NzUxOjJiMWQ2ZDBlLTZmMGUtNGE1Ny05ZDI3LTBmMmY0YjZmMWMxMQ'],
            }),
            hasMore: Type.Boolean({ description: 'Whether the next call returns more changes at once' }),
          }),
        },
      },
    },
    async (request) => {
      const { updatedSince, cursor = '', limit = maxLimit } = request.query;
      const after = cursor === '' ? undefined : readCursor(cursor);
      if (after === null) return fail('WrongForm', { field: 'cursor' }, 'cursor');
      const found = await findOrderChanges(context.db, keyOf(request).storeId, {
        after,
        since: updatedSince === undefined ? undefined : new Date(updatedSince),
        limit: limit + 1,
      });
      const changes = found.slice(0, limit);
      const last = changes.at(-1);
      return {
        meta: ok,
        changes: changes.map(({ order, changedAt }) => ({ order, changedAt: changedAt.toISOString() })),
        nextCursor: last ? writeCursor(last.position) : cursor,
        hasMore: found.length > limit,
      };
    },
  );
}
