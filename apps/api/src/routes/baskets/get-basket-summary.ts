import type { App } from '../../app';
import { toSummary } from '../../baskets/basket-view';
import { requireOpenBasket } from '../../baskets/require-open-basket';
import { withBasket } from '../../baskets/with-basket';
import type { Context } from '../../context';
import { findBasket } from '../../db/repositories/baskets';
import { ShopHeaders, StoreQuery } from '../../shop/resolve-shop';
import { failures } from '../failures';
import { SummaryAnswer, TokenParams } from './responses';

export function getBasketSummary(app: App, context: Context): void {
  app.get(
    '/api/baskets/:token/summary',
    {
      schema: {
        operationId: 'getBasketSummary',
        summary: 'Get the quantity and totals of a basket',
        tags: ['Baskets'],
        headers: ShopHeaders,
        params: TokenParams,
        querystring: StoreQuery,
        response: { 200: SummaryAnswer, ...failures(400, 404, 409) },
      },
    },
    async ({ shop, params: { token } }) => {
      const basket = await withBasket(context, shop, token, async (id) =>
        requireOpenBasket(await findBasket(context.db, shop, id)),
      );
      return { success: true as const, summary: toSummary(basket, shop, token) };
    },
  );
}
