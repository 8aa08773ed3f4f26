'use client';

import { useAuth, useCommerce } from '@matchday/commerce/react';
import { ButtonLink } from '@matchday/ui/button';
import { Heading } from '@matchday/ui/heading';
import { Text } from '@matchday/ui/text';
import { useRouter } from 'next/navigation';
import { useCallback, useEffect } from 'react';
import { ShopLink } from '../../layout/shop-link';
import { usePasskeyPart } from '../../passkeys/use-passkey-part';
import { useShop } from '../../shop/shop-provider';
import { useTexts } from '../../texts/texts-provider';
import type { TextsOf } from '../../texts/translate';
import * as styles from './account.css';
import { ConfirmNotice, RegistrationNotice } from './confirm-notice';
import { LoginForm } from './login-form';
import { LoginReason } from './login-reason';
import { useMailTask } from './mail-task';
import { useMailToken } from './mail-token';
import { useRegistration } from './registration';
import { returnPath } from './return-path';
import type { loginTexts } from './texts';

/** The login (S2.5), to which guards lead and the mails that confirm an address. */
export function LoginScreen({ texts }: { texts: TextsOf<typeof loginTexts> }) {
  const t = useTexts(texts);
  const { pathPrefix } = useShop();
  const { client } = useCommerce();
  const router = useRouter();
  const passkeys = usePasskeyPart(() => import('../../passkeys/passkey-login'));
  const isLoggedIn = useAuth((state) => state.isLoggedIn);
  const token = useMailToken('newEmail');
  const confirm = useCallback(
    (mailed: string) => client.call('confirmEmail', { body: { token: mailed } }),
    [client],
  );
  const confirmation = useMailTask(token, confirm);
  const registration = useRegistration();
  const wasMailed = token !== null || registration.isMailed;
  const profile = `${pathPrefix}/user/profile/`;
  const goOn = useCallback(() => router.replace(returnPath(location) ?? profile), [router, profile]);
  useEffect(() => {
    if (isLoggedIn && !wasMailed) goOn();
  }, [isLoggedIn, wasMailed, goOn]);

  return (
    <div className={styles.entry}>
      <div className={styles.task}>
        <Heading level={1}>{t('Account.Login')}</Heading>
        <ConfirmNotice {...confirmation} t={t} />
        {registration.status !== 'none' && <RegistrationNotice status={registration.status} t={t} />}
        {!wasMailed && <LoginReason t={t} />}
        {isLoggedIn && token ? (
          <ButtonLink as={ShopLink} href={profile}>
            {t('Account.Title')}
          </ButtonLink>
        ) : (
          <LoginForm beforeLogin={registration.confirm} onLoggedIn={wasMailed ? goOn : undefined} t={t} />
        )}
        {passkeys && !wasMailed && <passkeys.PasskeyLogin t={t} />}
      </div>
      <section aria-labelledby="new-here" className={styles.card}>
        <Heading level={2} step="h3" id="new-here">
          {t('Account.Login.New')}
        </Heading>
        <Text>{t('Account.Login.New.Text')}</Text>
        <Text color="muted">{t('Account.Login.Guest')}</Text>
        <ButtonLink as={ShopLink} href={`${pathPrefix}/register/`} variant="secondary">
          {t('Account.Register')}
        </ButtonLink>
      </section>
    </div>
  );
}
