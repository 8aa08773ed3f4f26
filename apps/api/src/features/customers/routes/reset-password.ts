import { Type } from 'typebox';
import type { Context } from '../../../platform/context';
import { described } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { limited } from '../../../platform/http/rate-limits/limits';
import { recordSecurityEvent } from '../../../platform/observability/security-events';
import { ShopHeaders } from '../../stores';
import { resetByToken } from '../account/reset-by-token';
import { DoneAnswer, done, NewPassword, SingleUseToken } from '../contract';

export function resetPassword(app: App, context: Context): void {
  const { errors, fail } = declareErrors({ 400: ['InvalidToken', 'PasswordTooCommon'] });
  app.post(
    '/api/users/reset-password',
    {
      config: limited('reset'),
      schema: {
        operationId: 'resetPassword',
        summary: 'Set a new password with the mailed token',
        description:
          'Ends every login of the account and removes its passkeys. A token is valid for one hour and can be used once.',
        repetition: 'A token works once, so a repetition is refused and changes nothing.',
        tags: ['Users'],
        headers: ShopHeaders,
        body: Type.Object(
          {
            token: described(SingleUseToken, 'Signed token of the basket; grants access to it'),
            password: NewPassword,
          },
          { title: 'PasswordReset' },
        ),
        errors,
        response: { 200: DoneAnswer },
      },
    },
    async (request) => {
      const changed = await resetByToken(fail, context, request.shop, request.body);
      recordSecurityEvent(context, request, 'passwordChanged', changed);
      return done;
    },
  );
}
