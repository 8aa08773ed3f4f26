import { randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import type { App } from '../../app';
import type { Context } from '../../context';
import { freeText } from '../../contract/schema';
import { Email } from '../../contract/user';
import { normaliseEmail } from '../../domain/customers/email-address';
import { limited } from '../../rate-limits/limits';
import { ShopHeaders } from '../../shop/resolve-shop';
import { fieldErrors, throwIfInvalid } from '../../users/field-errors';
import { failures } from '../failures';
import { keepMessage } from './keep-message';

const rules = {
  name: 'required|max:100',
  email: 'required|email',
  topic: 'required|max:100',
  orderNumber: 'max:30',
  message: 'required|max:4000',
} as const;

const CustomerMessage = Type.Object(
  {
    name: { ...freeText(100), description: 'Who writes', examples: ['Freja Lund'] },
    email: Email,
    topic: { ...freeText(100), description: 'What it is about', examples: ['A return'] },
    orderNumber: Type.Optional({
      ...freeText(30),
      description: 'The number of the order it is about',
      examples: ['AST-10001'],
    }),
    message: { ...freeText(4000), description: 'What is written, its lines kept' },
    website: Type.Optional({
      ...freeText(200),
      description: 'Not shown to people; what is filled in here by a machine is not kept',
    }),
  },
  { title: 'CustomerMessage' },
);

export function sendCustomerMessage(app: App, context: Context): void {
  app.post(
    '/api/customerservice',
    {
      config: limited('contact'),
      schema: {
        operationId: 'sendCustomerMessage',
        summary: 'Writes to the club, which answers by mail',
        tags: ['CustomerService'],
        headers: ShopHeaders,
        querystring: Type.Object({
          url: Type.Optional({ ...freeText(500), description: 'The page on which it was written' }),
        }),
        body: CustomerMessage,
        response: { 200: Type.Object({ success: Type.Literal(true) }), ...failures(400, 404, 429) },
      },
    },
    async ({ shop, query, body }) => {
      const message = {
        name: body.name.trim(),
        email: normaliseEmail(body.email),
        topic: body.topic.trim(),
        orderNumber: body.orderNumber?.trim() || null,
        message: body.message.trim(),
      };
      throwIfInvalid(
        await fieldErrors(context.db, shop, { ...message, orderNumber: message.orderNumber ?? '' }, rules),
      );
      if (!body.website)
        await keepMessage(context, shop, { id: randomUUID(), url: query.url ?? '', ...message });
      return { success: true as const };
    },
  );
}
