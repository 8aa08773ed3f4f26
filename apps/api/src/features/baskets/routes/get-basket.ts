import type { Context } from '../../../platform/context';
import { isoDay } from '../../../platform/day';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { ShopHeadersOrQuery, StoreQuery } from '../../stores';
import { sendVersion } from '../basket-version';
import { toBasket, toSummary } from '../basket-view';
import { findDisplayedBasket } from '../queries/baskets';
import { openBasketErrors, requireOpenBasket, withBasket } from '../with-basket';
import { BasketAnswer, TokenParams } from './responses';

export function getBasket(app: App, context: Context): void {
  const { errors, fail } = declareErrors(openBasketErrors);
  app.get(
    '/api/baskets/:token',
    {
      schema: {
        operationId: 'getBasket',
        summary: 'Get a basket with its lines',
        description:
          'Prices, discounts and stock are current. Lines of products that are no longer sold are left out.',
        tags: ['Baskets'],
        headers: ShopHeadersOrQuery,
        params: TokenParams,
        querystring: StoreQuery,
        errors,
        versioned: 'basket',
        response: { 200: BasketAnswer },
      },
    },
    async ({ shop, params: { token } }, reply) => {
      const basket = await withBasket(fail, context, shop, token, async (id) => {
        const found = requireOpenBasket(fail, await findDisplayedBasket(context.db, shop, id));
        sendVersion(reply, id, found);
        return found;
      });
      return {
        success: true as const,
        basket: toBasket(basket, shop, token, isoDay(context.clock())),
        summary: toSummary(basket, shop, token),
      };
    },
  );
}
