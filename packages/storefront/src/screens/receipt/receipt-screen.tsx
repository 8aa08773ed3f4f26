'use client';

import { lazy, Suspense } from 'react';
import { useTexts } from '../../texts/texts-provider';
import { ReceiptWaiting } from './receipt-waiting';
import type { ReceiptTexts } from './texts';

const LoadedReceipt = lazy(async () => ({ default: (await import('./loaded-receipt')).LoadedReceipt }));

/** The shopper's receipt. Its code loads after the first paint, as the receipt does. */
export function ReceiptScreen({ homeUrl, texts }: { homeUrl: string; texts: ReceiptTexts }) {
  const t = useTexts(texts);
  return (
    <Suspense fallback={<ReceiptWaiting status="loading" t={t} />}>
      <LoadedReceipt homeUrl={homeUrl} t={t} />
    </Suspense>
  );
}
