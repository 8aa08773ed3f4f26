import { Type } from 'typebox';
import { freeText } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { openBasketErrors, TokenParams, withBasket } from '../../baskets';
import { ShopHeaders } from '../../stores';
import type { CheckoutContext } from '../drop-points/drop-point-finder';
import { SuccessAnswer } from './responses';
import { save } from './save';

const maxLength = 1000;

export function saveComment(app: App, context: CheckoutContext): void {
  const { errors, fail } = declareErrors(openBasketErrors);
  app.post(
    '/api/checkout/:token/comment',
    {
      schema: {
        operationId: 'saveComment',
        summary: 'Save a comment for the shop',
        description:
          'Replaces an earlier comment; an empty one removes it. The comment becomes part of the order.',
        tags: ['Checkout'],
        headers: ShopHeaders,
        params: TokenParams,
        body: Type.Object({ comment: freeText(maxLength) }, { title: 'SaveComment' }),
        errors,
        response: { 200: SuccessAnswer },
      },
    },
    async ({ shop, params, body: { comment } }) => {
      await withBasket(fail, context, shop, params.token, (id) => save(fail, context, shop, id, { comment }));
      return { success: true as const };
    },
  );
}
