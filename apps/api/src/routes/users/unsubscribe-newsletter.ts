import { Type } from 'typebox';
import type { App } from '../../app';
import type { Context } from '../../context';
import { endSubscription } from '../../db/repositories/newsletter';
import { hashOf } from '../../domain/customers/secret';
import { ApiError } from '../../errors/api-error';
import { ShopHeaders, StoreQuery } from '../../shop/resolve-shop';
import { failures } from '../failures';
import { DoneAnswer, done } from './answers';

const Token = Type.String({
  minLength: 1,
  maxLength: 100,
  description: 'From a mail of the newsletter; good for as long as the newsletter comes',
});

/**
 * Mail programs call it with a form of their own and the token in the query (RFC 8058). It is not limited: a mail provider
 * calls it for all its readers from few addresses, and a token cannot be guessed.
 */
export function unsubscribeNewsletter(app: App, { db, clock }: Context): void {
  app.post(
    '/api/users/newsletter/unsubscribe',
    {
      schema: {
        operationId: 'unsubscribeNewsletter',
        summary: 'Ends the newsletter, by a token of its mails',
        tags: ['Users'],
        headers: ShopHeaders,
        querystring: Type.Object({ ...StoreQuery.properties, token: Token }),
        response: { 200: DoneAnswer, ...failures(400, 404) },
      },
    },
    async ({ shop, query }) => {
      const isKnown = await endSubscription(db, shop.storeId, hashOf(query.token), clock());
      if (!isKnown) throw new ApiError(400, 'InvalidToken', {}, 'token');
      return done;
    },
  );
}
