import type { Context } from '../../../platform/context';
import type { App } from '../../../platform/http/app';
import { failures } from '../../../platform/http/failures';
import { ShopHeaders, StoreQuery } from '../../stores';
import { toSummary } from '../basket-view';
import { findBasket } from '../queries/baskets';
import { requireOpenBasket, withBasket } from '../with-basket';
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
