import { Type } from 'typebox';
import type { App } from '../../app';
import type { Context } from '../../context';
import { SingleUseToken } from '../../contract/user';
import { limited } from '../../rate-limits/limits';
import { ShopHeaders } from '../../shop/resolve-shop';
import { confirmAddress } from '../../users/confirm-address';
import { failures } from '../failures';
import { DoneAnswer, done } from './answers';

export function confirmEmail(app: App, context: Context): void {
  app.post(
    '/api/users/confirm-email',
    {
      config: limited('reset'),
      schema: {
        operationId: 'confirmEmail',
        summary: 'Proves an e-mail address by the token that was mailed to it',
        description:
          'Opens a new account, or gives an account the new address that its customer asked for. A token is good for ' +
          'two days and once.',
        tags: ['Users'],
        headers: ShopHeaders,
        body: Type.Object({ token: SingleUseToken }, { title: 'EmailConfirmation' }),
        response: { 200: DoneAnswer, ...failures(400, 404, 429) },
      },
    },
    async ({ shop, body: { token } }) => {
      await confirmAddress(context, shop, token);
      return done;
    },
  );
}
