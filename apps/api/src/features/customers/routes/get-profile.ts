import type { Context } from '../../../platform/context';
import { ok } from '../../../platform/contract/meta';
import type { App } from '../../../platform/http/app';
import { customerSecurity } from '../../../platform/http/customer-security';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { ShopHeaders } from '../../stores';
import { toProfile } from '../account/profile-view';
import { ProfileAnswer } from '../contract';
import { currentCustomer, customerErrors } from '../session/request-customer';

export function getProfile(app: App, context: Context): void {
  const { errors, fail } = declareErrors(customerErrors);
  app.get(
    '/api/users/me/profile',
    {
      schema: {
        operationId: 'getProfile',
        summary: "Get the customer's profile",
        description:
          'An address that is not confirmed yet is in `pendingEmail`; `email` is still the old one.',
        tags: ['Users'],
        security: customerSecurity,
        headers: ShopHeaders,
        errors,
        response: { 200: ProfileAnswer },
      },
    },
    async (request) => {
      const customer = await currentCustomer(fail, context, request);
      return { meta: ok, profile: await toProfile(context.db, customer, context.clock()) };
    },
  );
}
