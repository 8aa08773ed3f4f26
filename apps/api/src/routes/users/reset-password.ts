import { Type } from 'typebox';
import type { App } from '../../app';
import type { Context } from '../../context';
import { NewPassword, SingleUseToken } from '../../contract/user';
import { limited } from '../../rate-limits/limits';
import { ShopHeaders } from '../../shop/resolve-shop';
import { resetByToken } from '../../users/reset-by-token';
import { failures } from '../failures';
import { DoneAnswer, done } from './answers';

export function resetPassword(app: App, context: Context): void {
  app.post(
    '/api/users/reset-password',
    {
      config: limited('reset'),
      schema: {
        operationId: 'resetPassword',
        summary: 'Chooses a new password by the token that was mailed',
        description: 'Every login of the account ends. A token is good for an hour and once.',
        tags: ['Users'],
        headers: ShopHeaders,
        body: Type.Object({ token: SingleUseToken, password: NewPassword }, { title: 'PasswordReset' }),
        response: { 200: DoneAnswer, ...failures(400, 404, 429, 503) },
      },
    },
    async ({ shop, body }) => {
      await resetByToken(context, shop, body);
      return done;
    },
  );
}
