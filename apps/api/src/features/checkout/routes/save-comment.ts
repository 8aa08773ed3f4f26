import { Type } from 'typebox';
import { described, freeText } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import {
  findBasket,
  ifMatchOf,
  openBasketErrors,
  sendVersion,
  TokenParams,
  versionErrors,
  withBasket,
} from '../../baskets';
import type { CheckoutContext } from '../drop-points/drop-point-finder';
import { BasketChangeHeaders } from './change-headers';
import { SuccessAnswer } from './responses';
import { save } from './save';

const maxLength = 1000;

export function saveComment(app: App, context: CheckoutContext): void {
  const { errors, fail } = declareErrors(openBasketErrors, versionErrors);
  app.post(
    '/api/checkout/:token/comment',
    {
      schema: {
        operationId: 'saveComment',
        summary: 'Save a comment for the shop',
        description:
          'Replaces an earlier comment; an empty one removes it. The comment becomes part of the order.',
        repetition: 'A repetition changes only the version of the basket.',
        tags: ['Checkout'],
        headers: BasketChangeHeaders,
        params: TokenParams,
        body: Type.Object(
          {
            comment: described(freeText(maxLength), 'The shopper’s comment for the shop; empty without one'),
          },
          { title: 'SaveComment' },
        ),
        errors,
        versioned: 'basket',
        response: { 200: SuccessAnswer },
      },
    },
    async (request, reply) => {
      const { shop, params, body } = request;
      await withBasket(fail, context, shop, params.token, async (basketId) => {
        const change = { basketId, ifMatch: ifMatchOf(request) };
        await save(fail, context, shop, change, { comment: body.comment });
        sendVersion(reply, basketId, await findBasket(context.db, shop, basketId));
      });
      return { success: true as const };
    },
  );
}
