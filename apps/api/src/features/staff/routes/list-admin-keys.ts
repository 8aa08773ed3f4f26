import { Type } from 'typebox';
import { Meta, ok } from '../../../platform/contract/meta';
import { Id } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { ApiError } from '../../../platform/http/errors/api-error';
import { failures } from '../../../platform/http/failures';
import type { StoresContext } from '../../stores';
import { adminKeyView } from '../admin-key';
import { AdminHeaders, operatorSecurity, requireOperator } from '../authorise';
import { AdminKey } from '../contract';
import { listAdminKeys as listKeys } from '../queries';

export function listAdminKeys(app: App, context: StoresContext): void {
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
