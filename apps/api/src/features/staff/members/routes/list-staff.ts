import { Type } from 'typebox';
import { Meta, ok } from '../../../../platform/contract/meta';
import type { App } from '../../../../platform/http/app';
import { declareErrors } from '../../../../platform/http/errors/declare-errors';
import type { StoresContext } from '../../../stores';
import { AdminHeaders, adminKeyErrors, adminKeySecurity, keyOf, requireKey } from '../../authorise';
import { StaffMember, toStaffMember } from '../contract';
import { listMembers } from '../queries';

export function listStaff(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors);
  app.get(
    '/api/admin/staff',
    {
      onRequest: requireKey(fail, context, 'staff'),
      schema: {
        operationId: 'listStaff',
        summary: "List the store's staff, by name",
        description: 'Includes members who have not accepted their invitation yet.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        errors,
        response: {
          200: Type.Object({
            meta: Meta,
            staff: Type.Array(StaffMember, { description: 'The members by name' }),
          }),
        },
      },
    },
    async (request) => ({
      meta: ok,
      staff: (await listMembers(context.db, keyOf(request).storeId)).map(toStaffMember),
    }),
  );
}
