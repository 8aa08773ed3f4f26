'use client';

import { useCommerce } from '@matchday/commerce/react';
import { Alert } from '@matchday/ui/alert';
import { Button, ButtonLink } from '@matchday/ui/button';
import { useCallback } from 'react';
import { ShopLink } from '../../layout/shop-link';
import { useShop } from '../../shop/shop-provider';
import { useTexts } from '../../texts/texts-provider';
import type { TextsOf } from '../../texts/translate';
import { useMailTask } from '../account/mail-task';
import { useMailToken } from '../account/mail-token';
import type { confirmTexts } from './texts';

/** Begins the newsletter that was asked for, when the link of the mail is followed. */
export function ConfirmScreen({ texts }: { texts: TextsOf<typeof confirmTexts> }) {
  const t = useTexts(texts);
  const { pathPrefix } = useShop();
  const { client } = useCommerce();
  const token = useMailToken('token');
  const confirm = useCallback(
    (mailed: string) => client.call('confirmNewsletter', { body: { token: mailed } }),
    [client],
  );
  const { status, retry } = useMailTask(token, confirm);
  if (status === 'failed') {
    return (
      <Alert kind="danger" title={t('Form.Failed')}>
        <Button variant="secondary" onClick={retry}>
          {t('Error.Retry')}
        </Button>
      </Alert>
    );
  }
  if (status === 'refused' || token === null) {
    return <Alert kind="warning">{t('Newsletter.Confirm.Failed')}</Alert>;
  }
  return (
    <>
      {status === 'done' ? (
        <Alert kind="success">{t('Newsletter.Confirm.Success')}</Alert>
      ) : (
        <Alert>{t('Newsletter.Confirm.Pending')}</Alert>
      )}
      <ButtonLink as={ShopLink} href={`${pathPrefix}/`} variant="secondary">
        {t('Error.Home')}
      </ButtonLink>
    </>
  );
}
