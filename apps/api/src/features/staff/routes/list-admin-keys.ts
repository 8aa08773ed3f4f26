import { Type } from 'typebox';
import { Meta, ok } from '../../../platform/contract/meta';
import { Id } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import type { StoresContext } from '../../stores';
import { adminKeyView } from '../admin-key';
import { AdminHeaders, operatorErrors, operatorSecurity, requireOperator } from '../authorise';
import { AdminKey } from '../contract';
import { listAdminKeys as listKeys } from '../queries';

export function listAdminKeys(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(operatorErrors, { 404: ['UnknownStore'] });
  app.get(
    '/api/admin/keys',
    {
      onRequest: requireOperator(fail, context),
      schema: {
        operationId: 'listAdminKeys',
        summary: "List a store's admin keys, newest first",
        description:
          'Includes keys that expired or were revoked in the last 90 days. Never returns the keys themselves.',
        tags: ['Admin'],
        security: operatorSecurity,
        headers: AdminHeaders,
        querystring: Type.Object({ storeId: Id }),
        errors,
        response: {
          200: Type.Object({
            meta: Meta,
            adminKeys: Type.Array(AdminKey, { description: 'The store’s keys, newest first' }),
          }),
        },
      },
    },
    async ({ query: { storeId } }) => {
      if (!(await context.stores.find(storeId))) return fail('UnknownStore', { storeId }, 'storeId');
      return { meta: ok, adminKeys: (await listKeys(context.db, storeId)).map(adminKeyView) };
    },
  );
}
