import { Type } from 'typebox';
import { Meta, ok } from '../../../platform/contract/meta';
import { described, freeText } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { listOrderViews, OrderStatus } from '../../orders';
import type { PaymentsContext } from '../../payments';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, keyOf, requireKey } from '../../staff';
import { AdminOrderList } from '../contract';

const maxPage = 100_000;
const maxPageSize = 100;
const defaultPageSize = 20;

export function listOrders(app: App, context: PaymentsContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors);
  app.get(
    '/api/admin/orders',
    {
      onRequest: requireKey(fail, context, 'orders', 'shipping'),
      schema: {
        operationId: 'listOrders',
        summary: "List the store's orders, newest first",
        description:
          'Includes orders whose payment was started but not completed; these are `Open` or `Cancelled`.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        querystring: Type.Object({
          status: Type.Optional(described(OrderStatus, 'Only orders with this status')),
          since: Type.Optional(
            Type.String({ format: 'date-time', description: 'Only orders created at or after this time' }),
          ),
          search: Type.Optional({
            ...freeText(100),
            description:
              'Only orders that have all of these words, or words that begin with them, in the order number, the name or e-mail address of the customer, or the name or article number of a line',
            examples: ['freja lund'],
          }),
          page: Type.Optional(
            Type.Integer({
              minimum: 1,
              maximum: maxPage,
              default: 1,
              description: 'Page number, starting at 1',
            }),
          ),
          pageSize: Type.Optional(
            Type.Integer({
              minimum: 1,
              maximum: maxPageSize,
              default: defaultPageSize,
              description: 'Orders per page',
            }),
          ),
        }),
        errors,
        response: {
          200: Type.Object({
            meta: Meta,
            orders: described(AdminOrderList, 'A page of the orders'),
          }),
        },
      },
    },
    async (request) => {
      const { status, since, search, page = 1, pageSize = defaultPageSize } = request.query;
      const { orders, total } = await listOrderViews(context.db, {
        storeId: keyOf(request).storeId,
        page,
        pageSize,
        ...(status && { status }),
        ...(since && { since: new Date(since) }),
        ...(search !== undefined && search.trim() !== '' && { search }),
      });
      return { meta: ok, orders: { items: orders, page, pageSize, total } };
    },
  );
}
