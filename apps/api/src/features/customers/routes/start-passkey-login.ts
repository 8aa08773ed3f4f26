import { Type } from 'typebox';
import { PasskeyRequest } from '../../../platform/accounts/passkeys/contract';
import { passkeysUnavailableErrors } from '../../../platform/accounts/passkeys/relying-party';
import { passkeyRequest } from '../../../platform/accounts/passkeys/verify-passkey';
import type { Context } from '../../../platform/context';
import { Meta, ok } from '../../../platform/contract/meta';
import { described } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { limited } from '../../../platform/http/rate-limits/limits';
import { ShopHeaders } from '../../stores';
import { relyingPartyOf } from '../passkeys/relying-party';
import { customerLogin } from '../session/log-in-with-passkey';

export function startPasskeyLogin(app: App, context: Context): void {
  const { errors, fail } = declareErrors(passkeysUnavailableErrors);
  app.post(
    '/api/users/passkeys/options',
    {
      config: limited('login'),
      schema: {
        operationId: 'startPasskeyLogin',
        summary: 'Start a login with a passkey',
        description:
          'Returns the options for `navigator.credentials.get()`. They name no account: the shopper chooses one of the ' +
          'passkeys of the device. Not part of the original API.',
        repetition:
          'Each call issues a challenge of its own. It expires after five minutes, or once it is answered.',
        tags: ['Users'],
        headers: ShopHeaders,
        errors,
        response: {
          200: Type.Object(
            {
              meta: Meta,
              options: described(PasskeyRequest, 'Options for `navigator.credentials.get()`'),
            },
            { title: 'PasskeyRequestAnswer' },
          ),
        },
      },
    },
    async ({ shop }, reply) => {
      reply.header('cache-control', 'no-store');
      return {
        meta: ok,
        options: await passkeyRequest(context, relyingPartyOf(fail, context, shop), customerLogin),
      };
    },
  );
}
