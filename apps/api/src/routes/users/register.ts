import type { App } from '../../app';
import type { Context } from '../../context';
import { Registration } from '../../contract/user';
import { normaliseEmail } from '../../domain/customers/email-address';
import { normalisePassword } from '../../domain/customers/password';
import { errorItem } from '../../errors/error-body';
import { limited } from '../../rate-limits/limits';
import { ShopHeaders } from '../../shop/resolve-shop';
import { fieldErrors, passwordErrors, throwIfInvalid } from '../../users/field-errors';
import { hideTiming } from '../../users/hide-timing';
import { registerAccount } from '../../users/register-account';
import { failures } from '../failures';
import { DoneAnswer, done } from './responses';

const rules = {
  email: 'required|email',
  firstName: 'required|max:60',
  lastName: 'required|max:60',
  phone: 'phone|min:5|max:25',
} as const;

export function register(app: App, context: Context): void {
  app.post(
    '/api/users/register',
    {
      config: limited('register'),
      schema: {
        operationId: 'register',
        summary: 'Create an account',
        description:
          'The account becomes active when the customer opens the mailed link, which leads to `/login/?confirm=<token>` ' +
          'of the shop. The response is the same if the address already has an account; a mail then notifies its owner.',
        tags: ['Users'],
        headers: ShopHeaders,
        body: Registration,
        response: { 200: DoneAnswer, ...failures(400, 404, 429, 503) },
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
        : [errorItem({ code: 'TermsNotAccepted', params: {}, field: 'acceptsTerms' }, shop.culture)];
      throwIfInvalid([
        ...(await fieldErrors(context.db, shop, account, rules)),
        ...(await passwordErrors(account.password, account.email, 'password', shop)),
        ...terms,
      ]);
      await hideTiming(() => registerAccount(context, shop, account));
      return done;
    },
  );
}
