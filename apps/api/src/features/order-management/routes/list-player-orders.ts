import { Type } from 'typebox';
import { Meta, ok } from '../../../platform/contract/meta';
import { described, Id, nullable } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { findPlayerOrders } from '../../orders';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, keyOf, requireKey } from '../../staff';
import type { StoresContext } from '../../stores';

const most = 500;

const PlayerOrderLine = Type.Object(
  {
    orderId: Type.String({ description: 'Id of the order' }),
    orderNumber: Type.String({ description: 'Number of the order', examples: ['A100042'] }),
    placedAt: Type.String({ format: 'date-time', description: 'When the order was placed' }),
    lineId: Type.String({ description: 'Id of the line', examples: ['home-shirt-red-m~8hQz'] }),
    name: Type.String({ description: 'Name of the goods at the time of the order' }),
    sku: Type.String({ description: 'Stock keeping unit' }),
    left: Type.Integer({ minimum: 1, description: 'Units that are not shipped yet', examples: [2] }),
    printedName: nullable(Type.String({ description: 'The ordered name', examples: ['HOLM'] })),
    printedNumber: nullable(Type.Integer({ description: 'The ordered number', examples: [7] })),
    isOutdated: Type.Boolean({
      description: 'Whether the player has another name or number by now, or has left the squad',
    }),
  },
  {
    title: 'PlayerOrderLine',
    description: 'A line of a paid order that is still to be printed with a player and shipped',
  },
);

export function listPlayerOrders(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors);
  app.get(
    '/api/admin/players/:id/orders',
    {
      onRequest: requireKey(fail, context, 'catalogue', 'orders', 'shipping'),
      schema: {
        operationId: 'listPlayerOrders',
        summary: 'List what is paid, not shipped, and printed with a player',
        description: `The oldest order comes first. At most ${most} lines are listed; \`total\` counts all. They have no data of customers.`,
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        params: Type.Object({ id: described(Id, 'Id of the player', 'player-7') }),
        errors,
        response: {
          200: Type.Object({
            meta: Meta,
            lines: Type.Array(PlayerOrderLine, { description: 'The lines; none for an unknown player' }),
            total: Type.Integer({ description: 'Number of lines' }),
          }),
        },
      },
    },
    async (request) => {
      const { lines, total } = await findPlayerOrders(
        context.db,
        keyOf(request).storeId,
        request.params.id,
        most,
      );
      return {
        meta: ok,
        total,
        lines: lines.map(({ placedAt, print: { name, number }, player, ...line }) => ({
          orderId: line.orderId,
          orderNumber: line.orderNumber,
          placedAt: placedAt.toISOString(),
          lineId: line.lineId,
          name: line.name,
          sku: line.sku,
          left: line.left,
          printedName: name,
          printedNumber: number,
          isOutdated:
            !player?.isActive ||
            (name !== null && name !== player.name) ||
            (number !== null && number !== player.number),
        })),
      };
    },
  );
}
