import type { App } from '../../app';
import { toBasket, toSummary } from '../../baskets/basket-view';
import { requireOpenBasket } from '../../baskets/require-open-basket';
import { withBasket } from '../../baskets/with-basket';
import type { Context } from '../../context';
import { findDisplayedBasket } from '../../db/repositories/baskets';
import { isoDay } from '../../domain/day';
import { ShopHeaders, StoreQuery } from '../../shop/resolve-shop';
import { failures } from '../failures';
import { BasketAnswer, TokenParams } from './responses';

export function getBasket(app: App, context: Context): void {
  app.get(
    '/api/baskets/:token',
    {
      schema: {
        operationId: 'getBasket',
        summary: 'Get a basket with its lines',
        tags: ['Baskets'],
        headers: ShopHeaders,
        params: TokenParams,
        querystring: StoreQuery,
        response: { 200: BasketAnswer, ...failures(400, 404, 409) },
      },
    },
    async ({ shop, params: { token } }) => {
      const basket = await withBasket(context, shop, token, async (id) =>
        requireOpenBasket(await findDisplayedBasket(context.db, shop, id)),
      );
      return {
        success: true as const,
        basket: toBasket(basket, shop, token, isoDay(context.clock())),
        summary: toSummary(basket, shop, token),
      };
    },
  );
}
