import { Type } from 'typebox';
import type { Context } from '../../../platform/context';
import type { App } from '../../../platform/http/app';
import { jsonOrForm } from '../../../platform/http/request-bodies';
import { ShopHeaders } from '../../stores';
import { DoneAnswer, done } from '../contract';
import { closeSession } from '../session/sessions';

export function logOut(app: App, context: Context): void {
  app.post(
    '/api/users/logout',
    {
      schema: {
        operationId: 'logOut',
        summary: 'Log out',
        description:
          'Invalidates all refresh tokens of the login. The response is the same for an unknown token. Not part of the ' +
          'original API.',
        repetition: 'A repetition changes nothing.',
        tags: ['Users'],
        consumes: jsonOrForm,
        headers: ShopHeaders,
        body: Type.Object(
          {
            refresh_token: Type.String({
              minLength: 1,
              maxLength: 100,
              description: 'Any refresh token of the login',
            }),
          },
          { title: 'Logout' },
        ),
        response: { 200: DoneAnswer },
      },
    },
    async ({ shop, body }) => {
      await closeSession(context, shop.storeId, body.refresh_token);
      return done;
    },
  );
}
