import type { Context } from '../../../platform/context';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { ShopHeadersOrQuery, StoreQuery } from '../../stores';
import { sendVersion } from '../basket-version';
import { toSummary } from '../basket-view';
import { findBasket } from '../queries/baskets';
import { openBasketErrors, requireOpenBasket, withBasket } from '../with-basket';
import { SummaryAnswer, TokenParams } from './responses';

export function getBasketSummary(app: App, context: Context): void {
  const { errors, fail } = declareErrors(openBasketErrors);
  app.get(
    '/api/baskets/:token/summary',
    {
      schema: {
        operationId: 'getBasketSummary',
        summary: 'Get the quantity and totals of a basket',
        description:
          'A cheaper call than `getBasket`, for the number in the header of a page. All amounts are after discounts and vouchers and include VAT.',
        tags: ['Baskets'],
        headers: ShopHeadersOrQuery,
        params: TokenParams,
        querystring: StoreQuery,
        errors,
        versioned: 'basket',
        response: { 200: SummaryAnswer },
      },
    },
    async ({ shop, params: { token } }, reply) => {
      const basket = await withBasket(fail, context, shop, token, async (id) => {
        const found = requireOpenBasket(fail, await findBasket(context.db, shop, id));
        sendVersion(reply, id, found);
        return found;
      });
      return { success: true as const, summary: toSummary(basket, shop, token) };
    },
  );
}
