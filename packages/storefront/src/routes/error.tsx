'use client';

import { Button } from '@matchday/ui/button';
import { useEffect } from 'react';
import { report } from '../reporting/report';
import { ErrorScreen } from '../screens/error/error-screen';
import { reloadOnce } from '../screens/error/reload-once';
import { useShop } from '../shop/shop-provider';
import { useTexts } from '../texts/texts-provider';

/** What is shown in place of a page that failed (S8.6); a part that did not load makes the page load again (S8.7). */
export default function ErrorRoute({ error, retry }: { error: Error; retry: () => void }) {
  const t = useTexts();
  const { pathPrefix } = useShop();
  useEffect(() => {
    report(error);
    reloadOnce(error);
  }, [error]);
  return (
    <main id="main">
      <ErrorScreen
        heading={t('Error.Heading')}
        text={t('Error.Text')}
        home={{ label: t('Error.Home'), url: `${pathPrefix}/` }}
      >
        <Button variant="secondary" size="large" onClick={retry}>
          {t('Error.Retry')}
        </Button>
      </ErrorScreen>
    </main>
  );
}
