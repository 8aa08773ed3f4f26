import { Type } from 'typebox';
import type { App } from '../../app';
import { basketId } from '../../baskets/basket-id';
import { toBasket, toSummary } from '../../baskets/basket-view';
import { lineError, refuseAddOn } from '../../baskets/line-error';
import type { Context } from '../../context';
import { SetLine } from '../../contract/basket';
import { setLines } from '../../db/repositories/basket-lines';
import { findBasketToShow } from '../../db/repositories/baskets';
import { isoDay } from '../../domain/day';
import { ShopHeaders, StoreQuery } from '../../shop/resolve-shop';
import { failures } from '../failures';
import { LinesAnswer, TokenParams } from './answers';

const maxLines = 100;

export function setBasketLines(app: App, context: Context): void {
  app.post(
    '/api/baskets/:token/lines',
    {
      schema: {
        operationId: 'setBasketLines',
        summary: 'Gives lines the quantities they shall have',
        description:
          '0 removes a line. All of the lines are changed or none; of one variant named twice the last counts.',
        tags: ['Baskets'],
        headers: ShopHeaders,
        params: TokenParams,
        querystring: StoreQuery,
        body: Type.Object(
          { lines: Type.Array(SetLine, { minItems: 1, maxItems: maxLines }) },
          { title: 'SetLines' },
        ),
        response: { 200: LinesAnswer, ...failures(400, 404, 409) },
      },
    },
    async ({ shop, params: { token }, body }) => {
      const id = basketId(context, shop, token);
      const wanted = new Map<string, number>();
      for (const [at, line] of body.lines.entries()) {
        refuseAddOn(line, `lines.${at}.addOnAndProductRelationId`);
        wanted.set(line.productId, line.quantity);
      }
      const lines = [...wanted].map(([variantId, quantity]) => ({ variantId, quantity }));
      const basket = await context.db.transaction().execute(async (trx) => {
        const fault = await setLines(trx, shop, id, lines);
        if (fault) throw await lineError(trx, shop, fault, fieldOf(fault, body.lines));
        return findBasketToShow(trx, shop, id);
      });
      return {
        success: true as const,
        errors: [],
        basket: toBasket(basket, shop, token, isoDay(context.clock())),
        summary: toSummary(basket, shop, token),
      };
    },
  );
}

function fieldOf(fault: { kind: string; variantId?: string }, lines: readonly SetLine[]): string {
  const at = lines.findLastIndex(({ productId }) => productId === fault.variantId);
  return `lines.${at}.${fault.kind === 'short' ? 'quantity' : 'productId'}`;
}
