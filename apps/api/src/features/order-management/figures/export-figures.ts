import { Type } from 'typebox';
import { oneOf } from '../../../platform/contract/schema';
import type { Separator } from '../../../platform/csv';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, keyOf, requireKey } from '../../staff';
import type { StoresContext } from '../../stores';
import { figuresCsv, figureTables } from './figures-csv';
import { requestedFigures } from './get-figures';
import { PeriodQuery } from './period';

const separators: Readonly<Record<string, Separator>> = { comma: ',', semicolon: ';' };

export function exportFigures(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors);
  app.get(
    '/api/admin/figures/:table',
    {
      onRequest: requireKey(fail, context, 'catalogue', 'orders'),
      schema: {
        operationId: 'exportFigures',
        summary: 'Export a table of the figures as CSV',
        description:
          'The figures of `getFigures`. An apostrophe protects text that a spreadsheet would take for a formula. Amounts are in the major unit of their currency.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        params: Type.Object({ table: oneOf(figureTables, { description: 'Which of the figures' }) }),
        querystring: Type.Object({
          ...PeriodQuery.properties,
          separator: Type.Optional(
            oneOf(['comma', 'semicolon'], {
              default: 'comma',
              description:
                'Separator of the file. `semicolon` also writes decimal commas, for Danish and Spanish spreadsheets',
            }),
          ),
        }),
        errors,
        response: { 200: { content: { 'text/csv': { schema: Type.String() } } } },
      },
    },
    async (request, reply) => {
      const { query, params } = request;
      const { storeId } = keyOf(request);
      const { culture } = request.headers;
      const figures = await requestedFigures(fail, context, { ...query, storeId, culture });
      const name = `${storeId}-${params.table}-${figures.from}-${figures.to}.csv`;
      reply.header('content-disposition', `attachment; filename="${name}"`);
      const file = figuresCsv(params.table, figures, separators[query.separator ?? 'comma'] ?? ',');
      return reply.type('text/csv; charset=utf-8').send(file);
    },
  );
}
