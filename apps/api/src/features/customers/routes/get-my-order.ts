import { Type } from 'typebox';
import type { Context } from '../../../platform/context';
import { Meta, ok } from '../../../platform/contract/meta';
import { described, Id } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { customerSecurity } from '../../../platform/http/customer-security';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { Order } from '../../orders';
import { ShopHeaders } from '../../stores';
import { findMyOrder } from '../find-my-order';
import { currentCustomer, customerErrors } from '../session/request-customer';

export function getMyOrder(app: App, context: Context): void {
  const { errors, fail } = declareErrors(customerErrors, { 404: ['UnknownOrder'] });
  app.get(
    '/api/users/me/orders/:orderId',
    {
      schema: {
        operationId: 'getMyOrder',
        summary: "Get one of the customer's orders",
        description: 'An order of another customer has the same response as one that does not exist.',
        tags: ['Users'],
        security: customerSecurity,
        headers: ShopHeaders,
        params: Type.Object({ orderId: { ...Id, description: 'Id from the list of orders' } }),
        errors,
        response: {
          200: Type.Object(
            {
              meta: Meta,
              order: described(Order, 'The order'),
            },
            { title: 'OrderAnswer' },
          ),
        },
      },
    },
    async (request) => {
      const { storeId } = request.shop;
      const { orderId } = request.params;
      const { id: customerId } = await currentCustomer(fail, context, request);
      const order = await findMyOrder(context.db, { storeId, orderId, customerId });
      if (!order) return fail('UnknownOrder');
      return { meta: ok, order };
    },
  );
}
