import { Type } from 'typebox';
import { Meta, ok } from '../../../platform/contract/meta';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, keyOf, requireKey } from '../../staff';
import type { StoresContext } from '../../stores';
import { StoredPrint } from '../single-print';
import { findPrints } from '../sources';

export function listPrints(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors);
  app.get(
    '/api/admin/prints',
    {
      onRequest: requireKey(fail, context, 'catalogue'),
      schema: {
        operationId: 'listPrints',
        summary: 'List the prints of the store with their rules',
        description: 'The rules say what shoppers may have printed.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        errors,
        response: {
          200: Type.Object({
            meta: Meta,
            prints: Type.Array(StoredPrint, { description: 'The prints as imported' }),
          }),
        },
      },
    },
    async (request) => ({
      meta: ok,
      prints: await findPrints(context.db, keyOf(request).storeId),
    }),
  );
}
