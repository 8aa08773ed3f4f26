import { recoverBasket } from '@matchday/commerce';
import { useCommerce } from '@matchday/commerce/react';
import { useEffect } from 'react';
import { ConnectionNotice } from '../connection/connection-notice';
import { keepOfflinePage } from '../offline/keep-offline-page';
import { RequestProgress } from '../progress/request-progress';
import { Consent, type ConsentProps } from '../tracking/consent';

/** The deferred features of a page, loaded together so that a lost connection can be reported while offline. */
export function LoadedFeatures(props: ConsentProps) {
  useEffect(keepOfflinePage, []);
  return (
    <>
      <Consent {...props} />
      <RequestProgress />
      <ConnectionNotice />
      <BasketRecovery />
    </>
  );
}

/** Loads the basket again when the shop responds again. */
function BasketRecovery() {
  const { basket } = useCommerce();
  useEffect(() => {
    const { retryNow, stop } = recoverBasket(basket);
    window.addEventListener('online', retryNow);
    return () => {
      window.removeEventListener('online', retryNow);
      stop();
    };
  }, [basket]);
  return null;
}
