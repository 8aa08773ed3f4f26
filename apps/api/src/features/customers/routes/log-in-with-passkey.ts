import { Type } from 'typebox';
import { SignedCredential } from '../../../platform/accounts/passkeys/contract';
import type { Context } from '../../../platform/context';
import { described } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { hideTiming } from '../../../platform/http/hide-timing';
import { limited } from '../../../platform/http/rate-limits/limits';
import { recordSecurityEvent } from '../../../platform/observability/security-events';
import { ShopHeaders } from '../../stores';
import { Authentication, Credentials } from '../contract';
import { AccessTokens } from '../session/access-tokens';
import { logInWithPasskey, passkeyLoginErrors } from '../session/log-in-with-passkey';

export function logInWithPasskeyOperation(app: App, context: Context): void {
  const { errors, fail } = declareErrors(passkeyLoginErrors);
  const tokens = new AccessTokens(context);
  app.post(
    '/api/users/passkeys/login',
    {
      config: limited('login'),
      schema: {
        operationId: 'logInWithPasskey',
        summary: 'Log in a customer with a passkey',
        description:
          'Returns the same tokens as `authenticate`. Returns 400 `PasskeyRefused`, after the same time, for a removed ' +
          'passkey or one of another shop, a challenge that was answered before or has expired, another origin than the ' +
          'shop, a wrong signature, a missing user verification, or a count of signatures that did not grow. Not part of ' +
          'the original API.',
        repetition: 'A challenge is answered once, so a repetition is refused and starts no other session.',
        tags: ['Users'],
        headers: ShopHeaders,
        body: Type.Object(
          {
            credential: described(
              SignedCredential,
              'The signed challenge, as `toJSON()` of the browser gives it',
            ),
            basketToken: Type.Optional({
              ...Credentials.properties.basketToken,
              description:
                "The guest's basket, which is merged into the customer's; an invalid one is ignored",
            }),
          },
          { title: 'PasskeyLogin' },
        ),
        errors,
        response: { 200: Authentication },
      },
    },
    async (request, reply) => {
      const { shop, body, headers } = request;
      reply.header('cache-control', 'no-store');
      const login = { ...body, basketToken: body.basketToken, userAgent: headers['user-agent'] };
      const { customerId, ...result } = await hideTiming(() =>
        logInWithPasskey(fail, context, tokens, shop, login),
      );
      recordSecurityEvent(context, request, 'loginSucceeded', { customerId });
      return { isSuccess: true as const, error: null, result };
    },
  );
}
