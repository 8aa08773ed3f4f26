import { recoverBasket } from '@matchday/commerce';
import { useCommerce } from '@matchday/commerce/react';
import { useEffect } from 'react';
import { ConnectionNotice } from '../connection/connection-notice';
import { keepOfflinePage } from '../offline/keep-offline-page';
import { RequestProgress } from '../progress/request-progress';
import { Consent, type ConsentProps } from '../tracking/consent';

/** The companions of a page, loaded together so that the loss of the connection can be told without one. */
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

/** Brings the basket back by itself when the shop answers again. */
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
