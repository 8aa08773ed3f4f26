import { Type } from 'typebox';
import { AdminHeaders, operatorSecurity, requireOperator } from '../../admin/authorise';
import type { App } from '../../app';
import type { Context } from '../../context';
import { AdminKey } from '../../contract/admin';
import { Meta, ok } from '../../contract/meta';
import { Id } from '../../contract/schema';
import { listAdminKeys as listKeys } from '../../db/repositories/admin-keys';
import { ApiError } from '../../errors/api-error';
import { failures } from '../failures';
import { adminKeyView } from './admin-key-view';

export function listAdminKeys(app: App, context: Context): void {
  app.get(
    '/api/admin/keys',
    {
      onRequest: requireOperator(context),
      schema: {
        operationId: 'listAdminKeys',
        summary: "List a store's admin keys, newest first",
        tags: ['Admin'],
        security: operatorSecurity,
        headers: AdminHeaders,
        querystring: Type.Object({ storeId: Id }),
        response: {
          200: Type.Object({ meta: Meta, adminKeys: Type.Array(AdminKey) }),
          ...failures(400, 401, 404),
        },
      },
    },
    async ({ query: { storeId } }) => {
      if (!(await context.stores.find(storeId)))
        throw new ApiError(404, 'UnknownStore', { storeId }, 'storeId');
      return { meta: ok, adminKeys: (await listKeys(context.db, storeId)).map(adminKeyView) };
    },
  );
}
