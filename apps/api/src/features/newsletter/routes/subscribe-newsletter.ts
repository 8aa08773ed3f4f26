import { newsletterRules } from '@matchday/validation';
import { Type } from 'typebox';
import type { Context } from '../../../platform/context';
import { described, freeText, Id } from '../../../platform/contract/schema';
import type { App } from '../../../platform/http/app';
import { declareErrors } from '../../../platform/http/errors/declare-errors';
import { hideTiming } from '../../../platform/http/hide-timing';
import { limited } from '../../../platform/http/rate-limits/limits';
import { normaliseEmail } from '../../../platform/mail/email-address';
import { findTerms } from '../../content';
import { DoneAnswer, done, Email } from '../../customers';
import { fieldErrors, findSettings, ShopHeaders } from '../../stores';
import { findConsentWords } from '../consent-words';
import { subscribe, termsVersionOf } from '../subscribe';

const NewsletterSignup = Type.Object(
  {
    termsId: {
      ...Id,
      description: 'The page with the accepted terms: `termsAndConditionsPage.id` of the settings',
    },
    email: described(Email, 'E-mail address'),
    firstName: {
      ...freeText(60),
      description: 'First name of the subscriber, used in mails',
      examples: ['Freja'],
    },
  },
  { title: 'NewsletterSignup' },
);

export function subscribeNewsletter(app: App, context: Context): void {
  const { errors, fail } = declareErrors({ 400: ['UnknownTerms'], 404: ['UnknownNewsletter'] });
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
        repetition:
          'An address has one subscription to a list, so a repetition creates no other; within ten minutes it mails nothing.',
        tags: ['Users'],
        headers: ShopHeaders,
        params: Type.Object({
          listId: { ...Id, description: 'The list: `serviceCloudClubIdentifier` of the settings' },
        }),
        body: NewsletterSignup,
        errors,
        response: { 200: DoneAnswer },
      },
    },
    async ({ shop, params: { listId }, body }) => {
      const { termsId } = body;
      const email = normaliseEmail(body.email);
      const firstName = body.firstName.trim();
      const settings = await findSettings(db, shop.storeId, shop.culture);
      if (listId !== settings.serviceCloudClubIdentifier) return fail('UnknownNewsletter');
      const { email: emailRule, firstName: nameRule } = newsletterRules;
      const invalid = await fieldErrors(
        db,
        shop,
        { email, firstName },
        { email: emailRule, firstName: nameRule },
      );
      if (invalid.length > 0) fail.all(invalid);
      const terms = await findTerms(db, shop.storeId, shop.culture, termsId);
      if (!terms) return fail('UnknownTerms', {}, 'termsId');
      const sender = settings.footer.view.company.name;
      const subscription = {
        listId,
        email,
        firstName,
        termsId,
        termsVersion: termsVersionOf(terms),
        consentWords: await findConsentWords(db, shop, sender),
        sender,
      };
      await hideTiming(() => subscribe(context, shop, subscription));
      return done;
    },
  );
}
