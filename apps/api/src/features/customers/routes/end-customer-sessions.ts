import { Type } from 'typebox';
import type { Context } from '../../../platform/context';
import type { App } from '../../../platform/http/app';
import { failures } from '../../../platform/http/failures';
import { normaliseEmail } from '../../../platform/mail/email-address';
import { AdminHeaders, adminKeySecurity, keyOf, requireKey } from '../../staff';
import type { StoresContext } from '../../stores';
import { Email, EndedSessions } from '../contract';
import { findCustomerByEmail } from '../queries/customers';
import { endSessions } from '../queries/sessions';

export function endCustomerSessions(app: App, context: Context & StoresContext): void {
  const { db, clock } = context;
  app.post(
    '/api/admin/customers/end-sessions',
    {
      onRequest: requireKey(context, 'customers'),
      schema: {
        operationId: 'endCustomerSessions',
        summary: 'End all sessions of a customer',
        description:
          'The customer is logged out on every device. An address without an account has no sessions.',
        tags: ['Admin'],
        security: adminKeySecurity,
        headers: AdminHeaders,
        body: Type.Object({ email: Email }, { title: 'CustomerOfSessions' }),
        response: { 200: EndedSessions, ...failures(400, 401, 403) },
      },
    },
    async (request) => {
      const { storeId } = keyOf(request);
      const customer = await findCustomerByEmail(db, storeId, normaliseEmail(request.body.email));
      const ended = customer ? await endSessions(db, storeId, customer.id, clock()) : 0;
      return { success: true as const, ended };
    },
  );
}
