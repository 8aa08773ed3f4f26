import { Type } from 'typebox';
import type { Context } from '../../../platform/context';
import { isoDay } from '../../../platform/day';
import type { App } from '../../../platform/http/app';
import { optionalCustomerSecurity } from '../../../platform/http/customer-security';
import { type Shop, ShopHeadersOrQuery, StoreQuery } from '../../stores';
import { newTokenPayload, readToken, signToken } from '../basket-token';
import { sendVersion } from '../basket-version';
import { toBasket, toSummary } from '../basket-view';
import { BasketToken } from '../contract';
import { findDisplayedBasket } from '../queries/baskets';
import { findNextBasket } from '../queries/next-basket';
import { BasketAnswer } from './responses';

const CreateQuery = Type.Object({
  ...StoreQuery.properties,
  after: Type.Optional(
    Type.String({
      ...BasketToken,
      description:
        'Token of the ordered basket that the new one follows; or `current`, with the token in the header BasketToken',
      examples: ['NGYxYy5zOWwuYXN0cmFsaXM.b7Kq2w'],
    }),
  ),
});

export function createBasket(app: App, context: Context): void {
  app.post(
    '/api/baskets',
    {
      schema: {
        operationId: 'createBasket',
        summary: 'Create a basket',
        description:
          'Returns a signed token that is valid for 90 days. The basket is empty, and the server stores it with its first line. With an access token, the basket belongs to the customer. With `after`, the basket contains the lines that were added to the ordered basket while it was being paid.',
        repetition:
          'The call stores nothing; a repetition returns another empty basket, or the same one with `after`.',
        tags: ['Baskets'],
        security: optionalCustomerSecurity,
        headers: ShopHeadersOrQuery,
        querystring: CreateQuery,
        versioned: 'basket',
        response: { 200: BasketAnswer },
      },
    },
    async ({ shop, customer, query: { after } }, reply) => {
      const now = context.clock();
      const next = after === undefined ? undefined : await nextBasket(context, shop, after);
      const payload = newTokenPayload(shop.storeId, now, customer?.id);
      const token = signToken(next ? { ...payload, id: next.id } : payload, context.config.tokenSecret);
      sendVersion(reply, next?.id ?? payload.id, next);
      return {
        success: true as const,
        basket: toBasket(next, shop, token, isoDay(now)),
        summary: toSummary(next, shop, token),
      };
    },
  );
}

async function nextBasket({ db, config, clock }: Context, shop: Shop, after: string) {
  const ordered = readToken(after, config.tokenSecret, shop.storeId, clock());
  if (typeof ordered === 'string') return undefined;
  const id = await findNextBasket(db, shop.storeId, ordered.id);
  return id === undefined ? undefined : findDisplayedBasket(db, shop, id);
}
