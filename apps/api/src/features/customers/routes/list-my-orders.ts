import { Type } from 'typebox';
import type { Context } from '../../../platform/context';
import { Meta, ok } from '../../../platform/contract/meta';
import { described } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { customerSecurity } from '../../../platform/http/customer-security';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { listOrderViews } from '../../orders';
import { ShopHeaders } from '../../stores';
import { OrderList } from '../contract';
import { toOrderListItems } from '../order-list-view';
import { currentCustomer, customerErrors } from '../session/request-customer';

const maxPage = 10_000;
const maxPageSize = 50;
const defaultPageSize = 10;

export function listMyOrders(app: App, context: Context): void {
  const { errors, fail } = declareErrors(customerErrors);
  const { db } = context;
  app.get(
    '/api/users/me/orders',
    {
      schema: {
        operationId: 'listMyOrders',
        summary: "List the customer's orders, newest first",
        description: 'Omits orders that were never paid.',
        tags: ['Users'],
        security: customerSecurity,
        headers: ShopHeaders,
        querystring: Type.Object({
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
          200: Type.Object(
            {
              meta: Meta,
              orders: described(OrderList, 'A page of the orders'),
            },
            { title: 'OrderListAnswer' },
          ),
        },
      },
    },
    async (request) => {
      const { shop, query } = request;
      const { page = 1, pageSize = defaultPageSize } = query;
      const { id: customerId } = await currentCustomer(fail, context, request);
      const { orders, total } = await listOrderViews(db, {
        storeId: shop.storeId,
        customerId,
        page,
        pageSize,
      });
      return {
        meta: ok,
        orders: {
          items: await toOrderListItems(db, shop, orders),
          page,
          pageSize,
          totalItems: total,
          totalPages: Math.ceil(total / pageSize),
        },
      };
    },
  );
}
