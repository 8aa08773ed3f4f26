import { Type } from 'typebox';
import type { Context } from '../../../platform/context';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { hashOf } from '../../../platform/secrets';
import { DoneAnswer, done } from '../../customers';
import { ShopHeadersOrQuery, StoreQuery } from '../../stores';
import { endSubscription } from '../queries';

const Token = Type.String({
  minLength: 1,
  maxLength: 100,
  description: 'Token from a newsletter mail; valid for as long as the subscription lasts',
});

/**
 * Mail clients call this operation with their own form body and the token in the query (RFC 8058). It has no rate limit: a
 * mail provider calls it for many subscribers from a few addresses, and a token cannot be guessed.
 */
export function unsubscribeNewsletter(app: App, { db, clock }: Context): void {
  const { errors, fail } = declareErrors({ 400: ['InvalidToken'] });
  app.post(
    '/api/users/newsletter/unsubscribe',
    {
      schema: {
        operationId: 'unsubscribeNewsletter',
        summary: 'Unsubscribe from the newsletter with the token from a mail',
        description: 'Needs no login, so that mail programs can call it by themselves (RFC 8058).',
        repetition: 'A repetition changes nothing.',
        tags: ['Users'],
        headers: ShopHeadersOrQuery,
        querystring: Type.Object({
          ...StoreQuery.properties,
          token: Token,
        }),
        errors,
        response: { 200: DoneAnswer },
      },
    },
    async ({ shop, query }) => {
      const isKnown = await endSubscription(db, shop.storeId, hashOf(query.token), clock());
      if (!isKnown) return fail('InvalidToken', {}, 'token');
      return done;
    },
  );
}
