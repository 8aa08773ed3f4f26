import { Type } from 'typebox';
import type { Context } from '../../../platform/context';
import type { Db } from '../../../platform/database/database';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { idempotencyErrors, keyedRequest, runOnce } from '../../../platform/http/idempotency/run-once';
import { RepeatableHeaders, StoreQuery } from '../../stores';
import { atVersion, basketTag, IfMatchHeader, ifMatchOf, versionErrors } from '../basket-version';
import { toSummary } from '../basket-view';
import { AddLine } from '../contract';
import { failLine, lineErrors } from '../line-error';
import { addToLine } from '../queries/basket-lines';
import { findBasket } from '../queries/baskets';
import { resolveLine } from '../resolve-line';
import { basketErrors, withBasket } from '../with-basket';
import { LineAnswer, TokenParams } from './responses';

const ChangeHeaders = Type.Object({ ...RepeatableHeaders.properties, ...IfMatchHeader });

export function addBasketLine(app: App, context: Context): void {
  const { errors, fail } = declareErrors(basketErrors, lineErrors, idempotencyErrors, versionErrors);
  app.post(
    '/api/baskets/:token',
    {
      schema: {
        operationId: 'addBasketLine',
        summary: 'Add a variant to the basket',
        description:
          'Increases the quantity of an existing line with the same variant and print. All lines of a variant share its stock. A basket can have at most 100 lines.',
        tags: ['Baskets'],
        headers: ChangeHeaders,
        params: TokenParams,
        querystring: StoreQuery,
        body: AddLine,
        errors,
        versioned: 'basket',
        response: { 200: LineAnswer },
      },
    },
    async (request, reply) => {
      const { shop, params, body } = request;
      const add = async (db: Db, id: string) => {
        const line = await resolveLine(fail, db, shop, body);
        const fault = await addToLine(db, shop, id, line);
        if (fault) await failLine(fail, db, shop, fault, fault.kind === 'short' ? 'quantity' : 'productId');
        const basket = await findBasket(db, shop, id);
        const summary = toSummary(basket, shop, params.token);
        return { etag: basketTag(id, basket), success: true as const, errors: [], summary };
      };
      const { etag, ...answer } = await withBasket(fail, context, shop, params.token, (basketId) =>
        runOnce(fail, context, keyedRequest(request, 'addBasketLine'), (db) =>
          atVersion(fail, db, shop, { basketId, ifMatch: ifMatchOf(request) }, (trx) => add(trx, basketId)),
        ),
      );
      reply.header('etag', etag);
      return answer;
    },
  );
}
