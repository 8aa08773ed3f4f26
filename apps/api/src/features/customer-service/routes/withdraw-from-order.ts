import { Type } from 'typebox';
import type { Context } from '../../../platform/context';
import { Succeeded } from '../../../platform/contract/meta';
import { described, freeText } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { hideTiming } from '../../../platform/http/hide-timing';
import {
  IdempotencyHeader,
  idempotencyErrors,
  keyedRequest,
  runOnce,
} from '../../../platform/http/idempotency/run-once';
import { limitedByAccount } from '../../../platform/http/rate-limits/limits';
import { normaliseEmail } from '../../../platform/mail/email-address';
import { Email } from '../../customers';
import { fieldErrors, ShopHeaders } from '../../stores';
import { storeWithdrawal } from '../store-withdrawal';

const rules = {
  orderNumber: 'required|max:30',
  name: 'required|max:100',
  email: 'required|email',
  goods: 'max:1000',
} as const;

const Withdrawal = Type.Object(
  {
    orderNumber: {
      ...freeText(30),
      description: 'The order number; case and surrounding spaces are ignored',
      examples: ['AST100001'],
    },
    name: { ...freeText(100), description: 'Name of the consumer', examples: ['Freja Lund'] },
    email: described(Email, 'E-mail address'),
    goods: Type.Optional({
      ...freeText(1000),
      description: 'The goods, in the shopper’s words; if missing, the whole order',
      examples: ['The cap'],
    }),
  },
  { title: 'Withdrawal' },
);

export function withdrawFromOrder(app: App, context: Context): void {
  const { errors, fail } = declareErrors(idempotencyErrors);
  app.post(
    '/api/customerservice/withdrawals',
    {
      config: limitedByAccount('withdrawal', 'email'),
      schema: {
        operationId: 'withdrawFromOrder',
        summary: 'Withdraw from an order, without a login or a reason',
        description:
          'Stores the statement in the order’s history, confirms its receipt by mail and notifies the club. The response ' +
          'is the same whether or not an order with this number and address exists; if not, the club looks for the order. ' +
          'The right of withdrawal does not cover personalised goods.',
        tags: ['CustomerService'],
        headers: Type.Object({ ...ShopHeaders.properties, ...IdempotencyHeader }),
        body: Withdrawal,
        errors,
        response: {
          200: Type.Object({
            success: Succeeded,
            receivedAt: Type.String({ format: 'date-time', description: 'Time of receipt' }),
          }),
        },
      },
    },
    async (request) => {
      const { shop, body } = request;
      const statement = {
        orderNumber: body.orderNumber.trim().toUpperCase(),
        name: body.name.trim(),
        email: normaliseEmail(body.email),
        goods: body.goods?.trim() ?? '',
      };
      const invalid = await fieldErrors(context.db, shop, statement, rules);
      if (invalid.length > 0) fail.all(invalid);
      return hideTiming(() =>
        runOnce(fail, context, keyedRequest(request, 'withdrawFromOrder'), async (db) => {
          const receivedAt = context.clock().toISOString();
          await storeWithdrawal(db, shop, { ...statement, receivedAt });
          return { success: true as const, receivedAt };
        }),
      );
    },
  );
}
