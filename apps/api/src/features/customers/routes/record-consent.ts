import { createHash } from 'node:crypto';
import { consentDays } from '@matchday/validation';
import { Type } from 'typebox';
import type { Context } from '../../../platform/context';
import { Succeeded } from '../../../platform/contract/meta';
import { freeText } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { optionalCustomerSecurity } from '../../../platform/http/customer-security';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { limited } from '../../../platform/http/rate-limits/limits';
import { ShopHeaders } from '../../stores';
import { findConsentText } from '../personal-data/consent-text';
import { insertConsent, keepConsentText } from '../personal-data/consents';
import { customerErrors, customerOrVisitor } from '../session/request-customer';

const dayMs = 24 * 3_600_000;

const ConsentChoice = Type.Object(
  {
    id: Type.String({
      format: 'uuid',
      description: 'Id of the choice, by chance; the browser keeps it with the choice',
    }),
    version: {
      ...freeText(100),
      description: 'Version of the question that was shown: the text `Cookie.Version`',
      examples: ['2026-11-21-2'],
    },
    analytics: Type.Boolean({ description: 'Whether statistics are allowed' }),
    advertising: Type.Boolean({ description: 'Whether advertising is allowed' }),
  },
  { title: 'ConsentChoice' },
);

export function recordConsent(app: App, context: Context): void {
  const { errors, fail } = declareErrors(customerErrors, { 400: ['UnknownConsentText'] });
  app.post(
    '/api/consents',
    {
      config: limited('consent'),
      schema: {
        operationId: 'recordConsent',
        summary: 'Store the proof of a choice about cookies',
        description:
          'Stores the choice with its time and the words of the question in the culture of the request. A question of ' +
          'another version than the present one is refused. Nothing is stored about a visitor who is not logged in. ' +
          'Not part of the original API.',
        repetition: 'A repetition with the same id keeps the first choice.',
        tags: ['Users'],
        security: optionalCustomerSecurity,
        headers: ShopHeaders,
        body: ConsentChoice,
        errors,
        response: {
          200: Type.Object({
            success: Succeeded,
            expiresAt: Type.String({
              format: 'date-time',
              description: 'Time from which the shop asks again',
            }),
          }),
        },
      },
    },
    async (request) => {
      const { shop, body } = request;
      const { storeId, culture } = shop;
      const customer = await customerOrVisitor(fail, context, request);
      const { version, words } = await findConsentText(context.db, shop);
      if (body.version !== version) return fail('UnknownConsentText', {}, 'version');
      const hash = createHash('sha256')
        .update(JSON.stringify([culture, version, words]))
        .digest('base64url');
      const now = context.clock();
      const expiresAt = await context.db.transaction().execute(async (trx) => {
        await keepConsentText(trx, { store_id: storeId, hash, culture, version, words });
        return insertConsent(trx, {
          store_id: storeId,
          id: body.id,
          customer_id: customer?.id ?? null,
          text_hash: hash,
          analytics: body.analytics,
          advertising: body.advertising,
          decided_at: now,
          expires_at: new Date(now.getTime() + consentDays * dayMs),
        });
      });
      return { success: true as const, expiresAt: expiresAt.toISOString() };
    },
  );
}
