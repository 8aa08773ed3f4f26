import { Type } from 'typebox';
import type { Context } from '../../../platform/context';
import { described } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { normaliseEmail } from '../../../platform/mail/email-address';
import {
  AdminHeaders,
  adminKeyErrors,
  adminKeySecurity,
  changeRecorder,
  keyOf,
  requireKey,
} from '../../staff';
import type { StoresContext } from '../../stores';
import { Email, EndedSessions } from '../contract';
import { findCustomerByEmail } from '../queries/customers';
import { endSessions } from '../queries/sessions';

export function endCustomerSessions(app: App, context: Context & StoresContext): void {
  const { errors, fail } = declareErrors(adminKeyErrors);
  const { db, clock } = context;
  app.post(
    '/api/admin/customers/end-sessions',
    {
      onRequest: requireKey(fail, context, 'customers'),
      schema: {
        operationId: 'endCustomerSessions',
        summary: 'End all sessions of a customer',
        description:
          'The customer is logged out on every device. An address without an account has no sessions.',
        repetition: 'A repetition ends only sessions that were started since.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        body: Type.Object({ email: described(Email, 'E-mail address') }, { title: 'CustomerOfSessions' }),
        errors,
        response: { 200: EndedSessions },
      },
    },
    async (request) => {
      const { storeId } = keyOf(request);
      const customer = await findCustomerByEmail(db, storeId, normaliseEmail(request.body.email));
      const record = changeRecorder(context, request);
      const ended = await db.transaction().execute(async (trx) => {
        const count = customer ? await endSessions(trx, storeId, customer.id, clock()) : 0;
        if (customer && count > 0)
          await record(trx, { target: { kind: 'customer', id: customer.id }, after: { ended: count } });
        return count;
      });
      return { success: true as const, ended };
    },
  );
}
