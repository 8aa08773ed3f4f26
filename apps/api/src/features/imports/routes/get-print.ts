import { Type } from 'typebox';
import { Meta, ok } from '../../../platform/contract/meta';
import { described } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, keyOf, requireKey } from '../../staff';
import type { StoresContext } from '../../stores';
import { entryTag } from '../entry-version';
import { PrintParams, StoredPrint } from '../single-print';
import { findPrints } from '../sources';

export function getPrint(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors, { 404: ['UnknownPrint'] });
  app.get(
    '/api/admin/prints/:id',
    {
      onRequest: requireKey(fail, context, 'catalogue'),
      schema: {
        operationId: 'getPrint',
        summary: 'Get a print as imported',
        description: 'The version of the print is its ETag, for `putPrint`.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        params: PrintParams,
        versioned: 'entry',
        errors,
        response: {
          200: Type.Object({ meta: Meta, print: described(StoredPrint, 'The print with its rules') }),
        },
      },
    },
    async (request, reply) => {
      const prints = await findPrints(context.db, keyOf(request).storeId);
      const print = prints.find(({ id }) => id === request.params.id);
      if (!print) return fail('UnknownPrint', {}, 'id');
      reply.header('etag', entryTag(print));
      return { meta: ok, print };
    },
  );
}
