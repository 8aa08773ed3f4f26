import { Type } from 'typebox';
import type { Context } from '../../../platform/context';
import { described } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { limited } from '../../../platform/http/rate-limits/limits';
import { DoneAnswer, done, SingleUseToken } from '../../customers';
import { ShopHeaders } from '../../stores';
import { confirm } from '../confirm';

export function confirmNewsletter(app: App, context: Context): void {
  const { errors, fail } = declareErrors({ 400: ['InvalidToken'] });
  app.post(
    '/api/users/newsletter/confirm',
    {
      config: limited('newsletter'),
      schema: {
        operationId: 'confirmNewsletter',
        summary: 'Confirm a newsletter subscription with the mailed token',
        description:
          'A token can be used once, within two days. A welcome mail with a link for unsubscribing follows.',
        repetition: 'A token works once, so a repetition is refused and changes nothing.',
        tags: ['Users'],
        headers: ShopHeaders,
        body: Type.Object(
          { token: described(SingleUseToken, 'Signed token of the basket; grants access to it') },
          { title: 'NewsletterConfirmation' },
        ),
        errors,
        response: { 200: DoneAnswer },
      },
    },
    async ({ shop, body }) => {
      await confirm(fail, context, shop, body.token);
      return done;
    },
  );
}
