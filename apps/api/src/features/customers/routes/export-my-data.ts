import { Type } from 'typebox';
import type { Context } from '../../../platform/context';
import { Meta, ok } from '../../../platform/contract/meta';
import { described } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { customerSecurity } from '../../../platform/http/customer-security';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { limited } from '../../../platform/http/rate-limits/limits';
import { ShopHeaders } from '../../stores';
import { type AddressRecords, collectPersonalData } from '../personal-data/collect';
import { PersonalData } from '../personal-data/contract';
import { currentCustomer, customerErrors } from '../session/request-customer';

export function exportMyData(app: App, context: Context, records: AddressRecords): void {
  const { errors, fail } = declareErrors(customerErrors);
  app.get(
    '/api/users/me/data',
    {
      config: limited('export'),
      schema: {
        operationId: 'exportMyData',
        summary: 'Export all that the store keeps about the customer',
        description:
          'Profile, orders with their addresses, invoices, newsletter, messages, choices about cookies, sessions and ' +
          'passkeys, in one document that other systems can read (Regulation (EU) 2016/679, articles 15 and 20). It holds ' +
          'no password, token or key. Not part of the original API.',
        tags: ['Users'],
        security: customerSecurity,
        headers: ShopHeaders,
        errors,
        response: {
          200: Type.Object(
            { meta: Meta, data: described(PersonalData, 'The data of the customer') },
            { title: 'PersonalDataAnswer' },
          ),
        },
      },
    },
    async (request) => {
      const customer = await currentCustomer(fail, context, request);
      return { meta: ok, data: await collectPersonalData(context, request.shop, customer, records) };
    },
  );
}
