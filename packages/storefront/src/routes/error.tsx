'use client';

import { Button, ButtonLink } from '@matchday/ui/button';
import { ErrorPage } from '@matchday/ui/error-page';
import { useEffect } from 'react';
import { report } from '../reporting/report';
import { isMissingPart, reloadOnce } from '../screens/error/reload-once';
import { useShop } from '../shop/shop-provider';
import { useTexts } from '../texts/texts-provider';

/** Replaces a page that failed (S8.6); a part that did not load reloads the page (S8.7). */
export default function ErrorRoute({ error, retry }: { error: Error; retry: () => void }) {
  const t = useTexts();
  const { pathPrefix } = useShop();
  useEffect(() => {
    report(error);
    reloadOnce(error);
  }, [error]);
  return (
    <main id="main">
      <ErrorPage
        heading={t('Error.Heading')}
        text={t('Error.Text')}
        actions={
          <>
            {/* Loads the front page anew: what failed here may fail there. */}
            <ButtonLink href={`${pathPrefix}/`} size="large">
              {t('Error.Home')}
            </ButtonLink>
            {/* A part that failed once stays failed until the page loads again. */}
            <Button
              variant="secondary"
              size="large"
              onClick={isMissingPart(error) ? () => location.reload() : retry}
            >
              {t('Error.Retry')}
            </Button>
          </>
        }
      />
    </main>
  );
}
