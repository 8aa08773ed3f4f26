import type { Context } from '../../../platform/context';
import { isoDay } from '../../../platform/day';
import type { App } from '../../../platform/http/app';
import { failures } from '../../../platform/http/failures';
import { ShopHeaders, StoreQuery } from '../../stores';
import { newTokenPayload, signToken } from '../basket-token';
import { toBasket, toSummary } from '../basket-view';
import { BasketAnswer } from './responses';

export function createBasket(app: App, { config, clock }: Context): void {
  app.post(
    '/api/baskets',
    {
      schema: {
        operationId: 'createBasket',
        summary: 'Create an empty basket',
        description:
          'Returns a signed token that is valid for 90 days. The server stores the basket with its first line.',
        tags: ['Baskets'],
        headers: ShopHeaders,
        querystring: StoreQuery,
        response: { 200: BasketAnswer, ...failures(400, 404) },
      },
    },
    async ({ shop, customer }) => {
      const now = clock();
      const token = signToken(newTokenPayload(shop.storeId, now, customer?.id), config.tokenSecret);
      return {
        success: true as const,
        basket: toBasket(undefined, shop, token, isoDay(now)),
        summary: toSummary(undefined, shop, token),
      };
    },
  );
}
