/** @jsxRuntime automatic */
import { screenUrl, screenUrlWithToken } from '../mail-shop';
import { Action, greeting } from './mail-parts';
import type { Template } from './template';

export const confirmEmail: Template<'confirmEmail'> = {
  subject: (_data, { t, name }) => t('Mail.ConfirmEmail.Subject', { shop: name }),
  heading: (_data, { t }) => t('Mail.ConfirmEmail.Heading'),
  body: ({ firstName, token }, shop) => (
    <>
      <p>{greeting(shop.t, firstName)}</p>
      <p>{shop.t('Mail.ConfirmEmail.Intro', { shop: shop.name })}</p>
      <Action shop={shop} href={screenUrlWithToken(shop, '/login/', { confirm: token })}>
        {shop.t('Mail.ConfirmEmail.Action')}
      </Action>
      <p>{shop.t('Mail.LinkValidFor', { time: shop.t('Mail.ConfirmEmail.ValidFor') })}</p>
      <p>{shop.t('Mail.Ignore')}</p>
    </>
  ),
};

export const confirmNewEmail: Template<'confirmNewEmail'> = {
  subject: (_data, { t, name }) => t('Mail.ConfirmNewEmail.Subject', { shop: name }),
  heading: (_data, { t }) => t('Mail.ConfirmNewEmail.Heading'),
  body: ({ firstName, token }, shop) => (
    <>
      <p>{greeting(shop.t, firstName)}</p>
      <p>{shop.t('Mail.ConfirmNewEmail.Intro', { shop: shop.name })}</p>
      <Action shop={shop} href={screenUrlWithToken(shop, '/login/', { newEmail: token })}>
        {shop.t('Mail.ConfirmNewEmail.Action')}
      </Action>
      <p>{shop.t('Mail.LinkValidFor', { time: shop.t('Mail.ConfirmNewEmail.ValidFor') })}</p>
      <p>{shop.t('Mail.Ignore')}</p>
    </>
  ),
};

export const emailTaken: Template<'emailTaken'> = {
  subject: (_data, { t, name }) => t('Mail.EmailTaken.Subject', { shop: name }),
  heading: (_data, { t }) => t('Mail.EmailTaken.Heading'),
  body: ({ firstName }, shop) => (
    <>
      <p>{greeting(shop.t, firstName)}</p>
      <p>{shop.t('Mail.EmailTaken.Intro')}</p>
      <Action shop={shop} href={screenUrl(shop, '/login/')}>
        {shop.t('Mail.EmailTaken.Login')}
      </Action>
      <p>
        <a href={screenUrl(shop, '/forgot-password/')}>{shop.t('Mail.EmailTaken.Reset')}</a>
      </p>
      <p>{shop.t('Mail.Ignore')}</p>
    </>
  ),
};

export const resetPassword: Template<'resetPassword'> = {
  subject: (_data, { t, name }) => t('Mail.ResetPassword.Subject', { shop: name }),
  heading: (_data, { t }) => t('Mail.ResetPassword.Heading'),
  body: ({ firstName, token }, shop) => (
    <>
      <p>{greeting(shop.t, firstName)}</p>
      <p>{shop.t('Mail.ResetPassword.Intro')}</p>
      <Action shop={shop} href={screenUrlWithToken(shop, '/reset-password/', { token })}>
        {shop.t('Mail.ResetPassword.Action')}
      </Action>
      <p>{shop.t('Mail.LinkValidFor', { time: shop.t('Mail.ResetPassword.ValidFor') })}</p>
      <p>{shop.t('Mail.Ignore')}</p>
    </>
  ),
};

export const passwordChanged: Template<'passwordChanged'> = {
  subject: (_data, { t, name }) => t('Mail.PasswordChanged.Subject', { shop: name }),
  heading: (_data, { t }) => t('Mail.PasswordChanged.Heading'),
  body: ({ firstName }, shop) => (
    <>
      <p>{greeting(shop.t, firstName)}</p>
      <p>{shop.t('Mail.PasswordChanged.Intro')}</p>
      <p>{shop.t('Mail.PasswordChanged.NotYou')}</p>
      <Action shop={shop} href={screenUrl(shop, '/forgot-password/')}>
        {shop.t('Mail.PasswordChanged.Action')}
      </Action>
    </>
  ),
};

export const passkeyAdded: Template<'passkeyAdded'> = {
  subject: (_data, { t, name }) => t('Mail.PasskeyAdded.Subject', { shop: name }),
  heading: (_data, { t }) => t('Mail.PasskeyAdded.Heading'),
  body: ({ firstName, device }, shop) => (
    <>
      <p>{greeting(shop.t, firstName)}</p>
      <p>
        {device === ''
          ? shop.t('Mail.PasskeyAdded.Intro.NoDevice')
          : shop.t('Mail.PasskeyAdded.Intro', { device })}
      </p>
      <p>{shop.t('Mail.PasskeyAdded.NotYou')}</p>
      <Action shop={shop} href={screenUrl(shop, '/forgot-password/')}>
        {shop.t('Mail.PasswordChanged.Action')}
      </Action>
    </>
  ),
};

export const emailChanged: Template<'emailChanged'> = {
  subject: (_data, { t, name }) => t('Mail.EmailChanged.Subject', { shop: name }),
  heading: (_data, { t }) => t('Mail.EmailChanged.Heading'),
  body: ({ firstName }, shop) => (
    <>
      <p>{greeting(shop.t, firstName)}</p>
      <p>{shop.t('Mail.EmailChanged.Intro')}</p>
      <p>{shop.t('Mail.EmailChanged.NotYou')}</p>
    </>
  ),
};
