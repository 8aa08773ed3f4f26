'use client';

import { useEffect } from 'react';
import { type Occasion, usePart } from '../loading/use-part';
import { report } from '../reporting/report';
import type { ErrorScreenProps } from '../screens/error/error-screen';
import { isMissingPart, reloadOnce } from '../screens/error/reload-once';
import { useShop } from '../shop/shop-provider';
import { useTexts } from '../texts/texts-provider';

const atOnce: Occasion = (begin) => {
  begin();
  return () => {};
};

/** Replaces a page that failed (S8.6); a part that did not load reloads the page (S8.7). */
export default function ErrorRoute({ error, retry }: { error: Error; retry: () => void }) {
  const { pathPrefix } = useShop();
  const loaded = usePart(() => import('../screens/error/error-screen'), atOnce);
  useEffect(() => {
    report(error);
    reloadOnce(error);
  }, [error]);
  const Screen = loaded?.ErrorScreen ?? PlainScreen;
  return (
    <main id="main">
      {/* A part that failed once stays failed until the page loads again. */}
      <Screen home={`${pathPrefix}/`} onRetry={isMissingPart(error) ? () => location.reload() : retry} />
    </main>
  );
}

/** The same without the brand's look, for as long as that has not loaded. */
function PlainScreen({ home, onRetry }: ErrorScreenProps) {
  const t = useTexts();
  return (
    <>
      <h1>{t('Error.Heading')}</h1>
      <p>{t('Error.Text')}</p>
      <a href={home}>{t('Error.Home')}</a>
      <button type="button" onClick={onRetry}>
        {t('Error.Retry')}
      </button>
    </>
  );
}
