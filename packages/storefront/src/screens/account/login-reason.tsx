import { useAuth } from '@matchday/commerce/react';
import { Alert } from '@matchday/ui/alert';
import { useSyncExternalStore } from 'react';
import type { TranslateOf } from '../../texts/translate';
import { returnPath } from './return-path';
import type { loginTexts } from './texts';

const never = () => () => {};

/** Explains to a shopper who was redirected from the account why the login is shown. */
export function LoginReason({ t }: { t: TranslateOf<typeof loginTexts> }) {
  const isLoggedIn = useAuth((state) => state.isLoggedIn);
  const isLed = useSyncExternalStore(
    never,
    () => returnPath(location) !== null,
    () => false,
  );
  return isLed && !isLoggedIn ? <Alert>{t('Account.Login.Needed')}</Alert> : null;
}
