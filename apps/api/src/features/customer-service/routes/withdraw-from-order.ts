import { type Static, Type } from 'typebox';
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
      description: 'The goods, in the shopper’s words; without them and without lines, the whole order',
      examples: ['The cap'],
    }),
    lines: Type.Optional(
      Type.Array(
        Type.Object(
          {
            name: Type.String({
              ...freeText(200),
              minLength: 1,
              description: 'Name of the goods, as in the order',
              examples: ['Home shirt, Red, M'],
            }),
            quantity: Type.Integer({
              minimum: 1,
              maximum: 999,
              description: 'Number of units to return',
              examples: [1],
            }),
          },
          { description: 'Goods of one line' },
        ),
        { maxItems: 50, description: 'The goods by line, with their quantities' },
      ),
    ),
  },
  { title: 'Withdrawal' },
);

/** The goods in words: a row for each line with its quantity, then what the shopper typed. */
function goodsIn({ lines = [], goods = '' }: Static<typeof Withdrawal>): string {
  const rows = lines.map(({ name, quantity }) => `${quantity} × ${name.trim()}`);
  return [...rows, goods.trim()].filter(Boolean).join('\n');
}

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
          'The right of withdrawal does not cover personalised goods: those with a text of the shopper.',
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
        goods: goodsIn(body),
      };
      const typed = { ...statement, goods: body.goods?.trim() ?? '' };
      const invalid = await fieldErrors(context.db, shop, typed, rules);
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
