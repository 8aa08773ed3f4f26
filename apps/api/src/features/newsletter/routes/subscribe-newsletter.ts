import { newsletterRules } from '@matchday/validation';
import { Type } from 'typebox';
import type { Context } from '../../../platform/context';
import { freeText, Id } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { ApiError } from '../../../platform/http/errors/api-error';
import { failures } from '../../../platform/http/failures';
import { hideTiming } from '../../../platform/http/hide-timing';
import { limited } from '../../../platform/http/rate-limits/limits';
import { normaliseEmail } from '../../../platform/mail/email-address';
import { findTerms } from '../../content';
import { DoneAnswer, done, Email } from '../../customers';
import { fieldErrors, findSettings, ShopHeaders, throwIfInvalid } from '../../stores';
import { subscribe, termsVersionOf } from '../subscribe';

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
          '`/newsletter/confirm/#token=<token>` of the shop and is valid for 48 hours. The response is the same if the ' +
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
