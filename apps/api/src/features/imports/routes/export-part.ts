import { Readable } from 'node:stream';
import { Type } from 'typebox';
import { described, oneOf } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { findStockLevels } from '../../catalogue';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, keyOf, requireKey } from '../../staff';
import type { StoresContext } from '../../stores';
import { FileFormat, ImportPart } from '../contract';
import { exportCsv, exportJson } from '../export-part';
import { ImportFile } from '../parts';
import { requireScopeOf } from '../scope-of-part';
import { readSources } from '../sources';

const File = Type.Unsafe<Readable>({ type: 'string' });
const Data = Type.Unsafe<Readable>(ImportFile);

export function exportPart(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors, {
    400: ['FormatUnavailable'],
    409: ['StoreNotKept'],
  });
  app.get(
    '/api/admin/exports/:part',
    {
      onRequest: requireKey(fail, context, 'catalogue', 'content', 'money', 'stock'),
      schema: {
        operationId: 'exportPart',
        summary: "Export a part of the store's data as a file that can be imported again",
        description:
          'The file has the format of `startImport`. Amounts are in the minor unit of their currency and include VAT.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        params: Type.Object({ part: ImportPart }),
        querystring: Type.Object({
          format: Type.Optional(described(FileFormat, 'Format of the file')),
          separator: Type.Optional(
            oneOf(['comma', 'semicolon'], {
              default: 'comma',
              description:
                'Separator of the CSV file. `semicolon` also writes decimal commas, for Danish and Spanish spreadsheets',
            }),
          ),
        }),
        errors,
        response: {
          200: { content: { 'application/json': { schema: Data }, 'text/csv': { schema: File } } },
        },
      },
    },
    async (request, reply) => {
      const { part } = request.params;
      const { format = 'json', separator } = request.query;
      const { storeId } = keyOf(request);
      requireScopeOf(fail, part, keyOf(request));
      if (part === 'all' && format === 'csv') return fail('FormatUnavailable', { part, format }, 'format');
      const data = await readSources(context.db, storeId);
      if (!data) return fail('StoreNotKept');
      reply.header('content-disposition', `attachment; filename="${storeId}-${part}.${format}"`);
      if (format === 'json')
        return reply.type('application/json; charset=utf-8').send(Readable.from([exportJson(part, data)]));
      const available =
        part === 'stock' ? await findStockLevels(context.db, storeId) : new Map<string, number>();
      const table = exportCsv(part, data, available, separator === 'semicolon' ? ';' : ',');
      return reply.type('text/csv; charset=utf-8').send(Readable.from(table));
    },
  );
}
