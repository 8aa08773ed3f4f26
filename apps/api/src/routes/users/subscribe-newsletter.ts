import { newsletterRules } from '@matchday/validation';
import { Type } from 'typebox';
import type { App } from '../../app';
import type { Context } from '../../context';
import { freeText, Id } from '../../contract/schema';
import { Email } from '../../contract/user';
import { findTerms } from '../../db/repositories/content';
import { findSettings } from '../../db/repositories/settings';
import { normaliseEmail } from '../../domain/customers/email-address';
import { ApiError } from '../../errors/api-error';
import { subscribe, termsVersionOf } from '../../newsletter/subscribe';
import { limited } from '../../rate-limits/limits';
import { ShopHeaders } from '../../shop/resolve-shop';
import { fieldErrors, throwIfInvalid } from '../../users/field-errors';
import { hideTiming } from '../../users/hide-timing';
import { failures } from '../failures';
import { DoneAnswer, done } from './responses';

const NewsletterSignup = Type.Object(
  {
    termsId: {
      ...Id,
      description: 'The page with the accepted terms: `termsAndConditionsPage.id` of the settings',
    },
    email: Email,
    firstName: {
      ...freeText(60),
      description: 'First name of the subscriber, used in mails',
      examples: ['Freja'],
    },
  },
  { title: 'NewsletterSignup' },
);

export function subscribeNewsletter(app: App, context: Context): void {
  const { db } = context;
  app.post(
    '/api/users/newsletter/:listId',
    {
      config: limited('newsletter'),
      schema: {
        operationId: 'subscribeNewsletter',
        summary: 'Subscribe to the newsletter',
        description:
          'The subscription starts when the subscriber opens the mailed link, which leads to ' +
          '`/newsletter/confirm/?token=<token>` of the shop and is valid for 48 hours. The response is the same if the ' +
          'address is already subscribed.',
        tags: ['Users'],
        headers: ShopHeaders,
        params: Type.Object({
          listId: { ...Id, description: 'The list: `serviceCloudClubIdentifier` of the settings' },
        }),
        body: NewsletterSignup,
        response: { 200: DoneAnswer, ...failures(400, 404, 429) },
      },
    },
    async ({ shop, params: { listId }, body }) => {
      const { termsId } = body;
      const email = normaliseEmail(body.email);
      const firstName = body.firstName.trim();
      const settings = await findSettings(db, shop.storeId, shop.culture);
      if (listId !== settings.serviceCloudClubIdentifier) throw new ApiError(404, 'UnknownNewsletter');
      const { email: emailRule, firstName: nameRule } = newsletterRules;
      throwIfInvalid(
        await fieldErrors(db, shop, { email, firstName }, { email: emailRule, firstName: nameRule }),
      );
      const terms = await findTerms(db, shop.storeId, shop.culture, termsId);
      if (!terms) throw new ApiError(400, 'UnknownTerms', {}, 'termsId');
      const subscription = { listId, email, firstName, termsId, termsVersion: termsVersionOf(terms) };
      await hideTiming(() => subscribe(context, shop, subscription));
      return done;
    },
  );
}
