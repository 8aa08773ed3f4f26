import { Type } from 'typebox';
import type { App } from '../../app';
import type { Context } from '../../context';
import { SingleUseToken } from '../../contract/user';
import { limited } from '../../rate-limits/limits';
import { ShopHeaders } from '../../shop/resolve-shop';
import { confirmAddress } from '../../users/confirm-address';
import { failures } from '../failures';
import { DoneAnswer, done } from './responses';

export function confirmEmail(app: App, context: Context): void {
  app.post(
    '/api/users/confirm-email',
    {
      config: limited('reset'),
      schema: {
        operationId: 'confirmEmail',
        summary: 'Confirm an e-mail address with the mailed token',
        description:
          'Activates a new account, or changes the address of an account as its customer requested. A token is valid for ' +
          'two days and can be used once.',
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
