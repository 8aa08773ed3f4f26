import { Type } from 'typebox';
import type { App } from '../../app';
import type { Context } from '../../context';
import { ShopHeaders } from '../../shop/resolve-shop';
import { closeSession } from '../../users/sessions';
import { failures } from '../failures';
import { DoneAnswer, done } from './answers';
import { jsonOrForm } from './form-bodies';

export function logOut(app: App, context: Context): void {
  app.post(
    '/api/users/logout',
    {
      schema: {
        operationId: 'logOut',
        summary: 'Ends a login',
        description:
          'None of the refresh tokens that followed from the login is good any more. The answer is the same for a ' +
          'token that is not known. An addition to the calls of the original.',
        tags: ['Users'],
        consumes: jsonOrForm,
        headers: ShopHeaders,
        body: Type.Object(
          { refresh_token: Type.String({ minLength: 1, maxLength: 100, description: 'Any of the login' }) },
          { title: 'Logout' },
        ),
        response: { 200: DoneAnswer, ...failures(400, 404) },
      },
    },
    async ({ shop, body }) => {
      await closeSession(context, shop.storeId, body.refresh_token);
      return done;
    },
  );
}
