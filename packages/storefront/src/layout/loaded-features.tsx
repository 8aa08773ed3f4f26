import { recoverBasket } from '@matchday/commerce';
import { useCommerce } from '@matchday/commerce/react';
import { useEffect } from 'react';
import { ConnectionNotice } from '../connection/connection-notice';
import { Consent, type ConsentProps } from '../consent/consent';
import { keepOfflinePage } from '../offline/keep-offline-page';
import { RequestProgress } from '../progress/request-progress';

/** The deferred features of a page, loaded together so that a lost connection can be reported while offline. */
export function LoadedFeatures(props: ConsentProps) {
  useEffect(keepOfflinePage, []);
  useEffect(keepErrorScreen, []);
  return (
    <>
      <Consent {...props} />
      <RequestProgress />
      <ConnectionNotice />
      <BasketRecovery />
      <CatchUp />
    </>
  );
}

/** An error may come with a lost connection. */
function keepErrorScreen() {
  void import('../screens/error/error-screen').catch(() => {});
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

/** Adopts what other tabs did while this page was hidden or kept for going back. */
function CatchUp() {
  const { auth, basket } = useCommerce();
  useEffect(() => {
    const catchUp = () => {
      if (document.visibilityState !== 'visible') return;
      auth.check();
      void basket.follow();
    };
    document.addEventListener('visibilitychange', catchUp);
    window.addEventListener('pageshow', catchUp);
    return () => {
      document.removeEventListener('visibilitychange', catchUp);
      window.removeEventListener('pageshow', catchUp);
    };
  }, [auth, basket]);
  return null;
}
