import { normalisePassword } from '../../../platform/accounts/password-rule';
import { passwordErrors } from '../../../platform/accounts/passwords';
import type { Context } from '../../../platform/context';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { errorItem } from '../../../platform/http/errors/error-body';
import { hideTiming } from '../../../platform/http/hide-timing';
import { limited } from '../../../platform/http/rate-limits/limits';
import { normaliseEmail } from '../../../platform/mail/email-address';
import { fieldErrors, ShopHeaders } from '../../stores';
import { registerAccount } from '../account/register-account';
import { DoneAnswer, done, Registration } from '../contract';

const rules = {
  email: 'required|email',
  firstName: 'required|max:60',
  lastName: 'required|max:60',
  phone: 'phone|min:5|max:25',
} as const;

export function register(app: App, context: Context): void {
  const { errors, fail } = declareErrors({ 400: ['PasswordTooCommon', 'TermsNotAccepted'] });
  app.post(
    '/api/users/register',
    {
      config: limited('register'),
      schema: {
        operationId: 'register',
        summary: 'Create an account',
        description:
          'The account becomes active when the customer opens the mailed link, which leads to `/login/#confirm=<token>` ' +
          'of the shop, and enters the password of this registration. The response is the same if the address already has an account; a mail then notifies its owner.',
        repetition:
          'An address has one account, so a repetition creates no other; within a minute it mails nothing.',
        tags: ['Users'],
        headers: ShopHeaders,
        body: Registration,
        errors,
        response: { 200: DoneAnswer },
      },
    },
    async ({ shop, body }) => {
      const account = {
        email: normaliseEmail(body.email),
        password: normalisePassword(body.password),
        firstName: body.firstName.trim(),
        lastName: body.lastName.trim(),
        phone: body.phone?.trim() ?? '',
        termsId: body.termsId ?? null,
      };
      const terms = body.acceptsTerms
        ? []
        : [errorItem({ code: 'TermsNotAccepted', params: {}, field: 'acceptsTerms' }, shop)];
      const invalid = [
        ...(await fieldErrors(context.db, shop, account, rules)),
        ...(await passwordErrors(account.password, account.email, 'password', shop)),
        ...terms,
      ];
      if (invalid.length > 0) fail.all(invalid);
      await hideTiming(() => registerAccount(context, shop, account));
      return done;
    },
  );
}
