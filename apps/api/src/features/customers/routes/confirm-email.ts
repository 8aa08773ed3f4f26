import { Type } from 'typebox';
import type { Context } from '../../../platform/context';
import { described } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { limited } from '../../../platform/http/rate-limits/limits';
import { ShopHeaders } from '../../stores';
import { passwordCheckErrors } from '../account/check-password';
import { confirmAddress } from '../account/confirm-address';
import { DoneAnswer, done, Password, SingleUseToken } from '../contract';

export function confirmEmail(app: App, context: Context): void {
  const { errors, fail } = declareErrors(passwordCheckErrors, { 400: ['InvalidToken'] });
  app.post(
    '/api/users/confirm-email',
    {
      config: limited('reset'),
      schema: {
        operationId: 'confirmEmail',
        summary: 'Confirm an e-mail address with the mailed token',
        description:
          'Activates a new account, or changes the address of an account as its customer requested. A new account also ' +
          'requires the password of its registration, because anyone can register an address. A token is valid for two ' +
          'days and can be used once.',
        repetition: 'A token works once, so a repetition is refused and changes nothing.',
        tags: ['Users'],
        headers: ShopHeaders,
        body: Type.Object(
          {
            token: described(SingleUseToken, 'Signed token of the basket; grants access to it'),
            password: Type.Optional({
              ...Password,
              description: 'For a new account: the password entered at its registration',
            }),
          },
          { title: 'EmailConfirmation' },
        ),
        errors,
        response: { 200: DoneAnswer },
      },
    },
    async ({ shop, body, ip }) => {
      await confirmAddress(fail, context, shop, { ...body, client: ip });
      return done;
    },
  );
}
