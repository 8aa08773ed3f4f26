/** @jsxRuntime automatic */
import { screenUrl } from '../mail-shop';
import { Action } from './mail-parts';
import type { Template } from './template';

export const confirmNewsletter: Template<'confirmNewsletter'> = {
  subject: (_data, { texts, name }) => texts.confirmNewsletter.subject(name),
  heading: (_data, { texts }) => texts.confirmNewsletter.heading,
  body: ({ firstName, token }, shop) => (
    <>
      <p>{shop.texts.hello(firstName)}</p>
      <p>{shop.texts.confirmNewsletter.intro}</p>
      <Action shop={shop} href={screenUrl(shop, '/newsletter/confirm/', { token })}>
        {shop.texts.confirmNewsletter.action}
      </Action>
      <p>{shop.texts.linkValidFor(shop.texts.confirmNewsletter.validFor)}</p>
      <p>{shop.texts.ignore}</p>
    </>
  ),
};

export const newsletterWelcome: Template<'newsletterWelcome'> = {
  subject: (_data, { texts, name }) => texts.newsletterWelcome.subject(name),
  heading: (_data, { texts }) => texts.newsletterWelcome.heading,
  body: ({ firstName, token }, shop) => (
    <>
      <p>{shop.texts.hello(firstName)}</p>
      <p>{shop.texts.newsletterWelcome.intro}</p>
      <p>
        <a href={screenUrl(shop, '/newsletter/unsubscribe/', { token })}>
          {shop.texts.newsletterWelcome.unsubscribe}
        </a>
      </p>
    </>
  ),
  unsubscribeToken: ({ token }) => token,
};
