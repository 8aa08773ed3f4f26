/** @jsxRuntime automatic */
import { screenUrl } from '../mail-shop';
import { Action } from './mail-parts';
import type { Template } from './template';

export const confirmEmail: Template<'confirmEmail'> = {
  subject: (_data, { texts, name }) => texts.confirmEmail.subject(name),
  heading: (_data, { texts }) => texts.confirmEmail.heading,
  body: ({ firstName, token }, shop) => (
    <>
      <p>{shop.texts.hello(firstName)}</p>
      <p>{shop.texts.confirmEmail.intro(shop.name)}</p>
      <Action shop={shop} href={screenUrl(shop, '/login/', { confirm: token })}>
        {shop.texts.confirmEmail.action}
      </Action>
      <p>{shop.texts.linkValidFor(shop.texts.confirmEmail.validFor)}</p>
      <p>{shop.texts.ignore}</p>
    </>
  ),
};

export const confirmNewEmail: Template<'confirmNewEmail'> = {
  subject: (_data, { texts, name }) => texts.confirmNewEmail.subject(name),
  heading: (_data, { texts }) => texts.confirmNewEmail.heading,
  body: ({ firstName, token }, shop) => (
    <>
      <p>{shop.texts.hello(firstName)}</p>
      <p>{shop.texts.confirmNewEmail.intro(shop.name)}</p>
      <Action shop={shop} href={screenUrl(shop, '/login/', { newEmail: token })}>
        {shop.texts.confirmNewEmail.action}
      </Action>
      <p>{shop.texts.linkValidFor(shop.texts.confirmNewEmail.validFor)}</p>
      <p>{shop.texts.ignore}</p>
    </>
  ),
};

export const emailTaken: Template<'emailTaken'> = {
  subject: (_data, { texts, name }) => texts.emailTaken.subject(name),
  heading: (_data, { texts }) => texts.emailTaken.heading,
  body: ({ firstName }, shop) => (
    <>
      <p>{shop.texts.hello(firstName)}</p>
      <p>{shop.texts.emailTaken.intro}</p>
      <Action shop={shop} href={screenUrl(shop, '/login/')}>
        {shop.texts.emailTaken.login}
      </Action>
      <p>
        <a href={screenUrl(shop, '/forgot-password/')}>{shop.texts.emailTaken.reset}</a>
      </p>
      <p>{shop.texts.ignore}</p>
    </>
  ),
};

export const resetPassword: Template<'resetPassword'> = {
  subject: (_data, { texts, name }) => texts.resetPassword.subject(name),
  heading: (_data, { texts }) => texts.resetPassword.heading,
  body: ({ firstName, token }, shop) => (
    <>
      <p>{shop.texts.hello(firstName)}</p>
      <p>{shop.texts.resetPassword.intro}</p>
      <Action shop={shop} href={screenUrl(shop, '/reset-password/', { token })}>
        {shop.texts.resetPassword.action}
      </Action>
      <p>{shop.texts.linkValidFor(shop.texts.resetPassword.validFor)}</p>
      <p>{shop.texts.ignore}</p>
    </>
  ),
};

export const passwordChanged: Template<'passwordChanged'> = {
  subject: (_data, { texts, name }) => texts.passwordChanged.subject(name),
  heading: (_data, { texts }) => texts.passwordChanged.heading,
  body: ({ firstName }, shop) => (
    <>
      <p>{shop.texts.hello(firstName)}</p>
      <p>{shop.texts.passwordChanged.intro}</p>
      <p>{shop.texts.passwordChanged.notYou}</p>
      <Action shop={shop} href={screenUrl(shop, '/forgot-password/')}>
        {shop.texts.passwordChanged.action}
      </Action>
    </>
  ),
};

export const passkeyAdded: Template<'passkeyAdded'> = {
  subject: (_data, { texts, name }) => texts.passkeyAdded.subject(name),
  heading: (_data, { texts }) => texts.passkeyAdded.heading,
  body: ({ firstName, device }, shop) => (
    <>
      <p>{shop.texts.hello(firstName)}</p>
      <p>{device === '' ? shop.texts.passkeyAdded.intro : shop.texts.passkeyAdded.introWith(device)}</p>
      <p>{shop.texts.passkeyAdded.notYou}</p>
      <Action shop={shop} href={screenUrl(shop, '/forgot-password/')}>
        {shop.texts.passwordChanged.action}
      </Action>
    </>
  ),
};

export const emailChanged: Template<'emailChanged'> = {
  subject: (_data, { texts, name }) => texts.emailChanged.subject(name),
  heading: (_data, { texts }) => texts.emailChanged.heading,
  body: ({ firstName }, shop) => (
    <>
      <p>{shop.texts.hello(firstName)}</p>
      <p>{shop.texts.emailChanged.intro}</p>
      <p>{shop.texts.emailChanged.notYou}</p>
    </>
  ),
};
