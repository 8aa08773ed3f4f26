import { useAuth } from '@matchday/commerce/react';
import { Alert } from '@matchday/ui/alert';
import { useSyncExternalStore } from 'react';
import { useTexts } from '../../texts/texts-provider';
import { returnPath } from './return-path';

const never = () => () => {};

/** Says why the login is shown, to who was led here from a page of the account. */
export function LoginReason() {
  const t = useTexts();
  const isLoggedIn = useAuth((state) => state.isLoggedIn);
  const isLed = useSyncExternalStore(
    never,
    () => returnPath(location) !== null,
    () => false,
  );
  return isLed && !isLoggedIn ? <Alert>{t('Account.Login.Needed')}</Alert> : null;
}
