import { Type } from 'typebox';
import { Succeeded } from '../../../platform/contract/meta';
import { Id } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import type { StoresContext } from '../../stores';
import { changeRecorder } from '../audit-log/record-change';
import { AdminHeaders, operatorErrors, operatorSecurity, requireOperator } from '../authorise';
import { revokeAdminKey as revokeKey } from '../queries';

export function revokeAdminKey(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(operatorErrors, { 404: ['UnknownAdminKey'] });
  app.delete(
    '/api/admin/keys/:id',
    {
      onRequest: requireOperator(fail, context),
      schema: {
        operationId: 'revokeAdminKey',
        summary: 'Revoke an admin key; repeating the call changes nothing',
        description: 'The key is refused from the next call on.',
        tags: ['Admin'],
        security: operatorSecurity,
        headers: AdminHeaders,
        params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
        querystring: Type.Object({ storeId: Id }),
        errors,
        response: {
          200: Type.Object({
            success: Succeeded,
          }),
        },
      },
    },
    async (request) => {
      const { id } = request.params;
      const { storeId } = request.query;
      await context.db.transaction().execute(async (trx) => {
        const now = context.clock();
        if (!(await revokeKey(trx, storeId, id, now))) fail('UnknownAdminKey', {}, 'id');
        const record = changeRecorder(context, request, storeId);
        await record(trx, { target: { kind: 'key', id }, after: { revokedAt: now.toISOString() } });
      });
      return { success: true as const };
    },
  );
}
