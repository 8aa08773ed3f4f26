'use client';

import { lazy, type ReactNode, Suspense } from 'react';
import { useTexts } from '../../texts/texts-provider';
import type { CheckoutCountries } from './checkout-countries';
import { CheckoutLoading } from './checkout-loading';
import type { CheckoutTexts } from './texts';

const LoadedCheckout = lazy(async () => ({ default: (await import('./loaded-checkout')).LoadedCheckout }));

export interface CheckoutScreenProps {
  countries: CheckoutCountries;
  termsUrl: string | null;
  /** What the law asks to say before the order. */
  notices: ReactNode;
  homeUrl: string;
  texts: CheckoutTexts;
}

/** The shopper's checkout. Its code loads after the first paint: until the basket is known there is nothing to fill in. */
export function CheckoutScreen(props: CheckoutScreenProps) {
  const t = useTexts(props.texts);
  return (
    <Suspense fallback={<CheckoutLoading t={t} />}>
      <LoadedCheckout {...props} />
    </Suspense>
  );
}
