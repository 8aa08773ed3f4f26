import { Type } from 'typebox';
import type { App } from '../../app';
import { dropPointsFor } from '../../baskets/drop-points';
import { withBasket } from '../../baskets/with-basket';
import type { Context } from '../../context';
import { BasketToken } from '../../contract/basket';
import { DropPoint } from '../../contract/checkout';
import { Meta, ok } from '../../contract/meta';
import { Id } from '../../contract/schema';
import { findBasket } from '../../db/repositories/baskets';
import { findShippingMethods } from '../../db/repositories/checkout-methods';
import { ApiError } from '../../errors/api-error';
import { ShopHeaders } from '../../shop/resolve-shop';
import { failures } from '../failures';

export function findDropPoints(app: App, context: Context): void {
  app.get(
    '/api/checkout/:token/shipping/:shippingOptionId/droppoints',
    {
      schema: {
        operationId: 'findDropPoints',
        summary: 'List drop points, nearest first',
        description: 'Empty if the shipping method has no drop points near the zip code.',
        tags: ['Checkout'],
        headers: ShopHeaders,
        params: Type.Object({ token: BasketToken, shippingOptionId: Id }),
        querystring: Type.Object({
          zipCode: Type.Optional(
            Type.String({
              maxLength: 20,
              description: 'The zip code of the shipping address if missing',
              examples: ['2100'],
            }),
          ),
        }),
        response: {
          200: Type.Object({ meta: Meta, dropPoints: Type.Array(DropPoint) }, { title: 'DropPointsAnswer' }),
          ...failures(400, 404),
        },
      },
    },
    async ({ shop, params: { token, shippingOptionId }, query: { zipCode } }) => {
      const methods = await findShippingMethods(context.db, shop);
      const method = methods.find((offered) => offered.id === shippingOptionId);
      if (!method) throw new ApiError(404, 'UnknownShippingMethod', {}, 'shippingOptionId');
      const basket = await withBasket(context, shop, token, (id) => findBasket(context.db, shop, id));
      const { points } = await dropPointsFor(context, shop, basket, method, zipCode);
      return { meta: ok, dropPoints: points };
    },
  );
}
