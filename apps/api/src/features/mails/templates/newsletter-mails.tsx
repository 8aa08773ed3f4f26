/** @jsxRuntime automatic */
import { screenUrlWithToken } from '../mail-shop';
import { Action, greeting } from './mail-parts';
import type { Template } from './template';

export const confirmNewsletter: Template<'confirmNewsletter'> = {
  subject: (_data, { t, name }) => t('Mail.ConfirmNewsletter.Subject', { shop: name }),
  heading: (_data, { t }) => t('Mail.ConfirmNewsletter.Heading'),
  body: ({ firstName, token }, shop) => (
    <>
      <p>{greeting(shop.t, firstName)}</p>
      <p>{shop.t('Mail.ConfirmNewsletter.Intro')}</p>
      <Action shop={shop} href={screenUrlWithToken(shop, '/newsletter/confirm/', { token })}>
        {shop.t('Mail.ConfirmNewsletter.Action')}
      </Action>
      <p>{shop.t('Mail.LinkValidFor', { time: shop.t('Mail.ConfirmNewsletter.ValidFor') })}</p>
      <p>{shop.t('Mail.Ignore')}</p>
    </>
  ),
};

export const newsletterWelcome: Template<'newsletterWelcome'> = {
  subject: (_data, { t, name }) => t('Mail.NewsletterWelcome.Subject', { shop: name }),
  heading: (_data, { t }) => t('Mail.NewsletterWelcome.Heading'),
  body: ({ firstName, token }, shop) => (
    <>
      <p>{greeting(shop.t, firstName)}</p>
      <p>{shop.t('Mail.NewsletterWelcome.Intro')}</p>
      <p>
        <a href={screenUrlWithToken(shop, '/newsletter/unsubscribe/', { token })}>
          {shop.t('Mail.NewsletterWelcome.Unsubscribe')}
        </a>
      </p>
    </>
  ),
  unsubscribeToken: ({ token }) => token,
};
