import { Type } from 'typebox';
import { Id } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { ApiError } from '../../../platform/http/errors/api-error';
import { failures } from '../../../platform/http/failures';
import type { StoresContext } from '../../stores';
import { AdminHeaders, operatorSecurity, requireOperator } from '../authorise';
import { revokeAdminKey as revokeKey } from '../queries';

export function revokeAdminKey(app: App, context: StoresContext): void {
  app.delete(
    '/api/admin/keys/:id',
    {
      onRequest: requireOperator(context),
      schema: {
        operationId: 'revokeAdminKey',
        summary: 'Revoke an admin key; repeating the call changes nothing',
        tags: ['Admin'],
        security: operatorSecurity,
        headers: AdminHeaders,
        params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
        querystring: Type.Object({ storeId: Id }),
        response: { 200: Type.Object({ success: Type.Literal(true) }), ...failures(400, 401, 404) },
      },
    },
    async ({ params: { id }, query: { storeId } }) => {
      if (!(await revokeKey(context.db, storeId, id, context.clock())))
        throw new ApiError(404, 'UnknownAdminKey', {}, 'id');
      return { success: true as const };
    },
  );
}
