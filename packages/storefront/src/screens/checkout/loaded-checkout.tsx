import { useBasket, useBasketActions, useCheckout, useCheckoutActions } from '@matchday/commerce/react';
import { Alert } from '@matchday/ui/alert';
import { Button, ButtonLink } from '@matchday/ui/button';
import { Stack } from '@matchday/ui/stack';
import { Text } from '@matchday/ui/text';
import { type ReactNode, useCallback, useEffect } from 'react';
import { ShopLink } from '../../layout/shop-link';
import { TrackBasket } from '../../page-tracking/track-basket';
import { useTexts } from '../../texts/texts-provider';
import * as styles from './checkout.css';
import type { CheckoutCountries } from './checkout-countries';
import { CheckoutForm } from './checkout-form';
import { CheckoutLoading } from './checkout-loading';
import { OrderPanel } from './order-panel';
import type { CheckoutTexts } from './texts';

export interface LoadedCheckoutProps {
  countries: CheckoutCountries;
  termsUrl: string | null;
  /** What the law asks to say before the order. */
  notices: ReactNode;
  homeUrl: string;
  texts: CheckoutTexts;
}

/** The shopper's checkout: while it loads, when there is nothing to pay, when it failed, and the form. */
export function LoadedCheckout({ countries, termsUrl, notices, homeUrl, texts }: LoadedCheckoutProps) {
  const t = useTexts(texts);
  const token = useBasket((state) => state.token);
  const summary = useBasket((state) => state.summary);
  const basketFailed = useBasket((state) => state.error !== null);
  const hasLoaded = useCheckout((state) => state.hasLoaded);
  const hasDetails = useCheckout((state) => state.availablePaymentProviders.length > 0);
  useSaveOnLeave();
  const load = useLoad(summary && !basketFailed ? token : null);

  if (summary?.quantity === 0) {
    return (
      <Stack gap="m" className={styles.empty}>
        <Text step="lead">{t('Checkout.Empty')}</Text>
        <ButtonLink as={ShopLink} href={homeUrl}>
          {t('Basket.Empty.Link')}
        </ButtonLink>
      </Stack>
    );
  }
  const failed = summary ? hasLoaded && !hasDetails : basketFailed;
  if (failed) {
    return (
      <Alert kind="warning" title={t('Checkout.Load.Failed')}>
        <Button variant="secondary" onClick={load}>
          {t('Basket.Retry')}
        </Button>
      </Alert>
    );
  }
  if (!summary || !hasLoaded) return <CheckoutLoading t={t} />;
  return (
    <div className={styles.columns}>
      <TrackBasket event="beginCheckout" />
      <OrderPanel t={t} />
      <CheckoutForm countries={countries} termsUrl={termsUrl} notices={notices} t={t} />
    </div>
  );
}

/** Loads the checkout of a basket that is known, and again when the browser shows this page from its memory after a payment. */
function useLoad(token: string | null) {
  const { load: loadBasket, follow } = useBasketActions();
  const { init } = useCheckoutActions();
  const load = useCallback(() => {
    void Promise.all([init(), loadBasket()]);
  }, [init, loadBasket]);
  useEffect(() => {
    if (!token) return undefined;
    load();
    const onShow = (event: PageTransitionEvent) => event.persisted && void follow().then(load);
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [token, load, follow]);
  return load;
}

/** Saves the latest input when the page is left. */
function useSaveOnLeave() {
  const { saveNow } = useCheckoutActions();
  useEffect(() => {
    window.addEventListener('pagehide', saveNow);
    return () => window.removeEventListener('pagehide', saveNow);
  }, [saveNow]);
}
