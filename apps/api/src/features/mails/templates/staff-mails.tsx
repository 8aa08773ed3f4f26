/** @jsxRuntime automatic */
import { Action, greeting } from './mail-parts';
import type { Template } from './template';

export const staffInvitation: Template<'staffInvitation'> = {
  subject: (_data, { t, name }) => t('Mail.StaffInvitation.Subject', { shop: name }),
  heading: (_data, { t }) => t('Mail.StaffInvitation.Heading'),
  body: ({ name, token }, shop) => {
    const fragment = new URLSearchParams({ store: shop.storeId, token }).toString();
    return (
      <>
        <p>{greeting(shop.t, name)}</p>
        <p>{shop.t('Mail.StaffInvitation.Intro', { shop: shop.name })}</p>
        <Action shop={shop} href={`${shop.backOffice}/invitation#${fragment}`}>
          {shop.t('Mail.StaffInvitation.Action')}
        </Action>
        <p>{shop.t('Mail.LinkValidFor', { time: shop.t('Mail.StaffInvitation.ValidFor') })}</p>
        <p>{shop.t('Mail.StaffInvitation.Ignore')}</p>
      </>
    );
  },
};

export const staffPasskeyAdded: Template<'staffPasskeyAdded'> = {
  subject: (_data, { t, name }) => t('Mail.StaffPasskeyAdded.Subject', { shop: name }),
  heading: (_data, { t }) => t('Mail.PasskeyAdded.Heading'),
  body: ({ name, device }, shop) => (
    <>
      <p>{greeting(shop.t, name)}</p>
      <p>
        {device === ''
          ? shop.t('Mail.PasskeyAdded.Intro.NoDevice')
          : shop.t('Mail.PasskeyAdded.Intro', { device })}
      </p>
      <p>{shop.t('Mail.StaffPasskeyAdded.NotYou')}</p>
      <Action shop={shop} href={`${shop.backOffice}/${shop.storeId}/passkeys`}>
        {shop.t('Mail.StaffPasskeyAdded.Action')}
      </Action>
    </>
  ),
};
