import type { Context } from '../../../platform/context';
import type { App } from '../../../platform/http/app';
import { failures } from '../../../platform/http/failures';
import { keyedRequest, runOnce } from '../../../platform/http/idempotency/run-once';
import { RepeatableHeaders, StoreQuery } from '../../stores';
import { toSummary } from '../basket-view';
import { AddLine } from '../contract';
import { lineError } from '../line-error';
import { addToLine } from '../queries/basket-lines';
import { findBasket } from '../queries/baskets';
import { resolveLine } from '../resolve-line';
import { withBasket } from '../with-basket';
import { LineAnswer, TokenParams } from './responses';

export function addBasketLine(app: App, context: Context): void {
  app.post(
    '/api/baskets/:token',
    {
      schema: {
        operationId: 'addBasketLine',
        summary: 'Add a variant to the basket',
        description:
          'Increases the quantity of an existing line with the same variant and print. All lines of a variant share its stock. A basket can have at most 100 lines.',
        tags: ['Baskets'],
        headers: RepeatableHeaders,
        params: TokenParams,
        querystring: StoreQuery,
        body: AddLine,
        response: { 200: LineAnswer, ...failures(400, 404, 409) },
      },
    },
    async (request) => {
      const { shop, params, body } = request;
      return withBasket(context, shop, params.token, (id) =>
        runOnce(context, keyedRequest(request, 'addBasketLine'), async (db) => {
          const line = await resolveLine(db, shop, body);
          const fault = await addToLine(db, shop, id, line);
          if (fault)
            throw await lineError(db, shop, fault, fault.kind === 'short' ? 'quantity' : 'productId');
          const basket = await findBasket(db, shop, id);
          return { success: true as const, errors: [], summary: toSummary(basket, shop, params.token) };
        }),
      );
    },
  );
}
