import { toPasskey } from '../../../../platform/accounts/passkeys/passkey-view';
import { listPasskeys } from '../../../../platform/accounts/passkeys/queries';
import { ok } from '../../../../platform/contract/meta';
import type { App } from '../../../../platform/http/app';
import { declareErrors } from '../../../../platform/http/errors/declare-errors';
import type { StoresContext } from '../../../stores';
import { AdminHeaders, requireStaff, staffErrors, staffOf, staffSecurity } from '../../authorise';
import { findMember } from '../../members/queries';
import { StaffPasskeyList } from '../contract';
import { accountOf, factorsOf } from '../factors';

export function listStaffPasskeys(app: App, context: StoresContext): void {
  const { errors, fail } = declareErrors(staffErrors);
  app.get(
    '/api/staff/me/passkeys',
    {
      onRequest: requireStaff(fail, context),
      schema: {
        operationId: 'listStaffPasskeys',
        summary: "List the member's passkeys, the oldest first",
        description: 'With the second factors that the member has.',
        tags: ['Staff'],
        security: staffSecurity,
        headers: AdminHeaders,
        errors,
        response: { 200: StaffPasskeyList },
      },
    },
    async (request) => {
      const { storeId, id } = staffOf(request);
      const member = (await findMember(context.db, storeId, id)) ?? fail('StaffSessionRequired');
      const passkeys = await listPasskeys(context.db, storeId, accountOf(member));
      return {
        meta: ok,
        passkeys: passkeys.map(toPasskey),
        factors: await factorsOf(context.db, member),
      };
    },
  );
}
