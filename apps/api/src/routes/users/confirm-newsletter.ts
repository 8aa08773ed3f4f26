import { Type } from 'typebox';
import type { App } from '../../app';
import type { Context } from '../../context';
import { SingleUseToken } from '../../contract/user';
import { confirm } from '../../newsletter/confirm';
import { limited } from '../../rate-limits/limits';
import { ShopHeaders } from '../../shop/resolve-shop';
import { failures } from '../failures';
import { DoneAnswer, done } from './responses';

export function confirmNewsletter(app: App, context: Context): void {
  app.post(
    '/api/users/newsletter/confirm',
    {
      config: limited('newsletter'),
      schema: {
        operationId: 'confirmNewsletter',
        summary: 'Confirm a newsletter subscription with the mailed token',
        tags: ['Users'],
        headers: ShopHeaders,
        body: Type.Object({ token: SingleUseToken }, { title: 'NewsletterConfirmation' }),
        response: { 200: DoneAnswer, ...failures(400, 404, 429) },
      },
    },
    async ({ shop, body }) => {
      await confirm(context, shop, body.token);
      return done;
    },
  );
}
