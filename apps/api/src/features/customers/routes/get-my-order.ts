import { Type } from 'typebox';
import type { Context } from '../../../platform/context';
import { Meta, ok } from '../../../platform/contract/meta';
import { Id } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { ApiError } from '../../../platform/http/errors/api-error';
import { failures } from '../../../platform/http/failures';
import { findOrderView, Order } from '../../orders';
import { ShopHeaders } from '../../stores';
import { currentCustomer, customerSecurity } from '../session/request-customer';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function getMyOrder(app: App, context: Context): void {
  app.get(
    '/api/users/me/orders/:orderId',
    {
      schema: {
        operationId: 'getMyOrder',
        summary: "Get one of the customer's orders",
        tags: ['Users'],
        security: customerSecurity,
        headers: ShopHeaders,
        params: Type.Object({ orderId: { ...Id, description: 'Id from the list of orders' } }),
        response: {
          200: Type.Object({ meta: Meta, order: Order }, { title: 'OrderAnswer' }),
          ...failures(400, 401, 404),
        },
      },
    },
    async (request) => {
      const { storeId } = request.shop;
      const { orderId } = request.params;
      const { id: customerId } = await currentCustomer(context, request);
      const order = uuid.test(orderId)
        ? await findOrderView(context.db, { storeId, orderId, customerId })
        : undefined;
      if (!order) throw new ApiError(404, 'UnknownOrder');
      return { meta: ok, order };
    },
  );
}
