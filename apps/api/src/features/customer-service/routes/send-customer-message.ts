import { randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import type { Context } from '../../../platform/context';
import { Succeeded } from '../../../platform/contract/meta';
import { described, freeText } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import {
  IdempotencyHeader,
  idempotencyErrors,
  keyedRequest,
  runOnce,
} from '../../../platform/http/idempotency/run-once';
import { limited } from '../../../platform/http/rate-limits/limits';
import { normaliseEmail } from '../../../platform/mail/email-address';
import { Email } from '../../customers';
import { fieldErrors, ShopHeaders } from '../../stores';
import { storeMessage } from '../store-message';

const rules = {
  name: 'required|max:100',
  email: 'required|email',
  topic: 'required|max:100',
  orderNumber: 'max:30',
  message: 'required|max:4000',
} as const;

const CustomerMessage = Type.Object(
  {
    name: { ...freeText(100), description: 'Name of the sender', examples: ['Freja Lund'] },
    email: described(Email, 'E-mail address'),
    topic: { ...freeText(100), description: 'Topic of the message', examples: ['A return'] },
    orderNumber: Type.Optional({
      ...freeText(30),
      description: 'Number of the order that the message is about',
      examples: ['AST-10001'],
    }),
    message: { ...freeText(4000), description: 'The message; line breaks are kept' },
    website: Type.Optional({
      ...freeText(200),
      description: 'Honeypot field, hidden from people. A message with a value here is discarded',
    }),
  },
  { title: 'CustomerMessage' },
);

export function sendCustomerMessage(app: App, context: Context): void {
  const { errors, fail } = declareErrors(idempotencyErrors);
  app.post(
    '/api/customerservice',
    {
      config: limited('contact'),
      schema: {
        operationId: 'sendCustomerMessage',
        summary: 'Send a message to the club',
        description:
          'The message is sent to the customer service of the club. A message whose hidden field `website` is filled in is dropped, because only robots do that.',
        tags: ['CustomerService'],
        headers: Type.Object({ ...ShopHeaders.properties, ...IdempotencyHeader }),
        querystring: Type.Object({
          url: Type.Optional({ ...freeText(500), description: 'The page with the form' }),
        }),
        body: CustomerMessage,
        errors,
        response: {
          200: Type.Object({
            success: Succeeded,
          }),
        },
      },
    },
    async (request) => {
      const { shop, query, body } = request;
      const message = {
        name: body.name.trim(),
        email: normaliseEmail(body.email),
        topic: body.topic.trim(),
        orderNumber: body.orderNumber?.trim() || null,
        message: body.message.trim(),
      };
      const invalid = await fieldErrors(
        context.db,
        shop,
        { ...message, orderNumber: message.orderNumber ?? '' },
        rules,
      );
      if (invalid.length > 0) fail.all(invalid);
      return runOnce(fail, context, keyedRequest(request, 'sendCustomerMessage'), async (db) => {
        const sent = { id: randomUUID(), url: query.url ?? '', ...message };
        if (!body.website) await storeMessage(db, context.clock(), shop, sent);
        return { success: true as const };
      });
    },
  );
}
