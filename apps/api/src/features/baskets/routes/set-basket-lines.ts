import { Type } from 'typebox';
import type { Context } from '../../../platform/context';
import { isoDay } from '../../../platform/day';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { ShopHeadersOrQuery, StoreQuery } from '../../stores';
import { maxBasketLines } from '../basket-limits';
import { IfMatchHeader, ifMatchOf, requireVersion, sendVersion, versionErrors } from '../basket-version';
import { toBasket, toSummary } from '../basket-view';
import { SetLine } from '../contract';
import { failLine, lineErrors } from '../line-error';
import { type LineFault, type RequestedLine, setLines } from '../queries/basket-lines';
import { findDisplayedBasket } from '../queries/baskets';
import { resolveLine } from '../resolve-line';
import { basketErrors, withBasket } from '../with-basket';
import { LinesAnswer, TokenParams } from './responses';

export function setBasketLines(app: App, context: Context): void {
  const { errors, fail } = declareErrors(basketErrors, lineErrors, versionErrors);
  app.post(
    '/api/baskets/:token/lines',
    {
      schema: {
        operationId: 'setBasketLines',
        summary: 'Set line quantities',
        description:
          'A quantity of 0 removes a line. A line is identified by its variant and its print, as in the basket. Either all lines change or none. If a line is listed twice, the last entry counts. A basket can have at most 100 lines.',
        repetition: 'Quantities are absolute, so a repetition changes only the version of the basket.',
        tags: ['Baskets'],
        headers: Type.Object({ ...ShopHeadersOrQuery.properties, ...IfMatchHeader }),
        params: TokenParams,
        querystring: StoreQuery,
        body: Type.Object(
          {
            lines: Type.Array(SetLine, {
              minItems: 1,
              maxItems: maxBasketLines,
              description: 'Lines, in the order in which they were added',
            }),
          },
          { title: 'SetLines' },
        ),
        errors,
        versioned: 'basket',
        response: { 200: LinesAnswer },
      },
    },
    async (request, reply) => {
      const { shop, params, body } = request;
      const { token } = params;
      const basket = await withBasket(fail, context, shop, token, (id) =>
        context.db.transaction().execute(async (trx) => {
          await requireVersion(fail, trx, shop, { basketId: id, ifMatch: ifMatchOf(request) });
          const lines: RequestedLine[] = [];
          for (const [at, line] of body.lines.entries())
            lines.push(await resolveLine(fail, trx, shop, line, `lines.${at}.`));
          const wanted = new Map(lines.map((line) => [line.id, line]));
          const fault = await setLines(trx, shop, id, [...wanted.values()]);
          if (fault) await failLine(fail, trx, shop, fault, fieldOf(fault, lines));
          const changed = await findDisplayedBasket(trx, shop, id);
          sendVersion(reply, id, changed);
          return changed;
        }),
      );
      return {
        success: true as const,
        errors: [],
        basket: toBasket(basket, shop, token, isoDay(context.clock())),
        summary: toSummary(basket, shop, token),
      };
    },
  );
}

function fieldOf(fault: LineFault, lines: readonly RequestedLine[]): string {
  const at = lines.findLastIndex(({ id }) => 'lineId' in fault && id === fault.lineId);
  return `lines.${at}.${fault.kind === 'short' ? 'quantity' : 'productId'}`;
}
