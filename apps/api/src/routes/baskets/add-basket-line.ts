import type { App } from '../../app';
import { toSummary } from '../../baskets/basket-view';
import { lineError } from '../../baskets/line-error';
import { resolveLine } from '../../baskets/resolve-line';
import { withBasket } from '../../baskets/with-basket';
import type { Context } from '../../context';
import { AddLine } from '../../contract/basket';
import { addToLine } from '../../db/repositories/basket-lines';
import { findBasket } from '../../db/repositories/baskets';
import { keyedRequest, RepeatableHeaders, runOnce } from '../../idempotency/run-once';
import { StoreQuery } from '../../shop/resolve-shop';
import { failures } from '../failures';
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
