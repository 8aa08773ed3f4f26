'use client';

import { lazy, Suspense } from 'react';
import { useTexts } from '../../texts/texts-provider';
import { CheckoutLoading } from './checkout-loading';
import type { LoadedCheckoutProps } from './loaded-checkout';

const LoadedCheckout = lazy(async () => ({ default: (await import('./loaded-checkout')).LoadedCheckout }));

/** The shopper's checkout. Its code loads after the first paint: until the basket is known there is nothing to fill in. */
export function CheckoutScreen(props: LoadedCheckoutProps) {
  const t = useTexts(props.texts);
  return (
    <Suspense fallback={<CheckoutLoading t={t} />}>
      <LoadedCheckout {...props} />
    </Suspense>
  );
}
