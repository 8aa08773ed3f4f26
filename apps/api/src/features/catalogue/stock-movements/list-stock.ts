import { Type } from 'typebox';
import { Meta, ok } from '../../../platform/contract/meta';
import { defaultPageSize, paging } from '../../../platform/contract/pages';
import { described, freeText } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, keyOf, requireKey } from '../../staff';
import type { StoresContext } from '../../stores';
import { runsLowAt } from '../stock';
import { StockList } from './contract';
import { findStock } from './queries';

export function listStock(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors);
  app.get(
    '/api/admin/stock',
    {
      onRequest: requireKey(fail, context, 'catalogue', 'stock'),
      schema: {
        operationId: 'listStock',
        summary: 'List variants with their stock',
        description: 'Variants with the least stock come first.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        querystring: Type.Object({
          search: Type.Optional({
            ...freeText(100),
            description:
              'Only variants whose product has all of these words in its name, in any language of the store, or words that begin with them; or whose article number begins with the text; or that have it as their EAN',
            examples: ['home shirt'],
          }),
          runsLow: Type.Optional(
            Type.Boolean({
              description: 'Only variants that run low: five units or fewer',
              examples: [true],
            }),
          ),
          ...paging,
        }),
        errors,
        response: {
          200: Type.Object({ meta: Meta, stock: described(StockList, 'A page of the variants') }),
        },
      },
    },
    async (request) => {
      const { search = '', runsLow = false, page = 1, pageSize = defaultPageSize } = request.query;
      const { culture = 'en' } = request.headers;
      const filter = {
        storeId: keyOf(request).storeId,
        culture,
        runsLow,
        search: search.trim() === '' ? undefined : search,
      };
      const found = await findStock(context.db, filter, { page, pageSize });
      return { meta: ok, stock: { ...found, page, pageSize, runsLowAt } };
    },
  );
}
