import { Type } from 'typebox';
import { Meta, ok } from '../../../platform/contract/meta';
import { Id } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { BasketToken, basketErrors, DropPoint, findBasket, withBasket } from '../../baskets';
import { ShopHeaders } from '../../stores';
import type { CheckoutContext } from '../drop-points/drop-point-finder';
import { dropPointsFor } from '../find-drop-points-near';
import { findOfferedMethods } from '../queries/checkout-methods';

export function findDropPoints(app: App, context: CheckoutContext): void {
  const { errors, fail } = declareErrors(basketErrors, { 404: ['UnknownShippingMethod'] });
  app.get(
    '/api/checkout/:token/shipping/:shippingOptionId/droppoints',
    {
      schema: {
        operationId: 'findDropPoints',
        summary: 'List drop points, nearest first',
        description: 'Empty if the shipping method has no drop points near the zip code.',
        tags: ['Checkout'],
        headers: ShopHeaders,
        params: Type.Object({
          token: BasketToken,
          shippingOptionId: Id,
        }),
        querystring: Type.Object({
          zipCode: Type.Optional(
            Type.String({
              maxLength: 20,
              description: 'The zip code of the shipping address if missing',
              examples: ['2100'],
            }),
          ),
        }),
        errors,
        response: {
          200: Type.Object(
            {
              meta: Meta,
              dropPoints: Type.Array(DropPoint, { description: 'Drop points, nearest first' }),
            },
            { title: 'DropPointsAnswer' },
          ),
        },
      },
    },
    async ({ shop, params: { token, shippingOptionId }, query: { zipCode } }) => {
      const methods = await findOfferedMethods(context, shop);
      const method = methods.find((offered) => offered.id === shippingOptionId);
      if (!method) return fail('UnknownShippingMethod', {}, 'shippingOptionId');
      const basket = await withBasket(fail, context, shop, token, (id) => findBasket(context.db, shop, id));
      const { points } = await dropPointsFor(context, shop, basket, method, zipCode);
      return { meta: ok, dropPoints: points };
    },
  );
}
