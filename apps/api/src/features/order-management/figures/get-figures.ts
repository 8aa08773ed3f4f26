import { type Static, Type } from 'typebox';
import { Meta, ok } from '../../../platform/contract/meta';
import { described } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors, type Fail } from '../../../platform/http/errors/declare-errors';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, keyOf, requireKey } from '../../staff';
import type { StoresContext } from '../../stores';
import { Figures } from './contract';
import { mostDays, PeriodQuery, periodOf } from './period';
import { readFigures } from './read-figures';

export function getFigures(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors);
  app.get(
    '/api/admin/figures',
    {
      onRequest: requireKey(fail, context, 'catalogue', 'orders'),
      schema: {
        operationId: 'getFigures',
        summary: 'Get the figures of the store for some days',
        description: `Orders and revenue, checkouts, the best-selling products, what sold out and which searches found nothing, for at most ${mostDays} days. Orders count on the day they were placed, unless they were cancelled before money was taken; refunds count on the day they were paid back.`,
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        querystring: PeriodQuery,
        errors,
        response: {
          200: Type.Object({ meta: Meta, figures: described(Figures, 'The figures of these days') }),
        },
      },
    },
    async (request) => {
      const { culture } = request.headers;
      const { storeId } = keyOf(request);
      return {
        meta: ok,
        figures: await requestedFigures(fail, context, { ...request.query, storeId, culture }),
      };
    },
  );
}

interface FigureRequest extends Static<typeof PeriodQuery> {
  storeId: string;
  /** The language of names. English without it. */
  culture: string | undefined;
}

/** The figures that a request asks for. */
export async function requestedFigures(
  fail: Fail<'TooSmall' | 'TooLarge'>,
  { db, stores, clock }: StoresContext,
  { storeId, culture = 'en', ...query }: FigureRequest,
): Promise<Figures> {
  const now = clock();
  const { timeZone = 'UTC' } = (await stores.find(storeId)) ?? {};
  const period = periodOf(fail, query, { timeZone, now });
  return readFigures(db, { ...period, storeId, productId: query.productId, culture, now });
}
