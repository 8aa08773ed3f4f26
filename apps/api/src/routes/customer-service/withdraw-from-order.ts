import { Type } from 'typebox';
import type { App } from '../../app';
import type { Context } from '../../context';
import { freeText } from '../../contract/schema';
import { Email } from '../../contract/user';
import { normaliseEmail } from '../../domain/customers/email-address';
import { limitedByAccount } from '../../rate-limits/limits';
import { ShopHeaders } from '../../shop/resolve-shop';
import { fieldErrors, throwIfInvalid } from '../../users/field-errors';
import { hideTiming } from '../../users/hide-timing';
import { failures } from '../failures';
import { keepWithdrawal } from './keep-withdrawal';

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
      description: 'The number of the order; capitals and blanks around it make no difference',
      examples: ['AST100001'],
    },
    name: { ...freeText(100), description: 'Who withdraws', examples: ['Freja Lund'] },
    email: Email,
    goods: Type.Optional({
      ...freeText(1000),
      description: 'Which goods, in the shopper’s words; all where it is left out',
      examples: ['The cap'],
    }),
  },
  { title: 'Withdrawal' },
);

export function withdrawFromOrder(app: App, context: Context): void {
  app.post(
    '/api/customerservice/withdrawals',
    {
      config: limitedByAccount('withdrawal', 'email'),
      schema: {
        operationId: 'withdrawFromOrder',
        summary: 'Withdraws from an order, without a reason and without a login',
        description:
          'The statement is kept in the order’s history, its receipt confirmed to the address by mail, and the club told. ' +
          'The answer is the same whether or not an order of that number was placed with that address; where none was, the ' +
          'club looks for it. What was printed to order is not covered by the right.',
        tags: ['CustomerService'],
        headers: ShopHeaders,
        body: Withdrawal,
        response: {
          200: Type.Object({
            success: Type.Literal(true),
            receivedAt: Type.String({ format: 'date-time', description: 'When the statement was received' }),
          }),
          ...failures(400, 404, 429),
        },
      },
    },
    async ({ shop, body }) => {
      const statement = {
        orderNumber: body.orderNumber.trim().toUpperCase(),
        name: body.name.trim(),
        email: normaliseEmail(body.email),
        goods: body.goods?.trim() ?? '',
      };
      throwIfInvalid(await fieldErrors(context.db, shop, statement, rules));
      const receivedAt = context.clock().toISOString();
      await hideTiming(() => keepWithdrawal(context, shop, { ...statement, receivedAt }));
      return { success: true as const, receivedAt };
    },
  );
}
