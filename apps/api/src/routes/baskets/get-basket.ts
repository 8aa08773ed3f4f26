import type { App } from '../../app';
import { basketId } from '../../baskets/basket-id';
import { toBasket, toSummary } from '../../baskets/basket-view';
import type { Context } from '../../context';
import { findBasketToShow } from '../../db/repositories/baskets';
import { isoDay } from '../../domain/day';
import { ShopHeaders, StoreQuery } from '../../shop/resolve-shop';
import { failures } from '../failures';
import { BasketAnswer, TokenParams } from './answers';

export function getBasket(app: App, context: Context): void {
  app.get(
    '/api/baskets/:token',
    {
      schema: {
        operationId: 'getBasket',
        summary: 'The basket with its lines',
        tags: ['Baskets'],
        headers: ShopHeaders,
        params: TokenParams,
        querystring: StoreQuery,
        response: { 200: BasketAnswer, ...failures(400, 404) },
      },
    },
    async ({ shop, params: { token } }) => {
      const basket = await findBasketToShow(context.db, shop, basketId(context, shop, token));
      return {
        success: true as const,
        basket: toBasket(basket, shop, token, isoDay(context.clock())),
        summary: toSummary(basket, shop, token),
      };
    },
  );
}
