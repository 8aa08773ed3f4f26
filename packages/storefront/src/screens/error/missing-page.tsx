import { ButtonLink } from '@matchday/ui/button';
import { ErrorPage } from '@matchday/ui/error-page';
import { brand } from 'club-brand';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import { cultureOf, localPath } from '../../brand';
import { PageFrame } from '../../layout/page-frame';
import { ShopLink } from '../../layout/shop-link';
import { documentTitle } from '../../seo/site-name';
import { getTranslate } from '../../texts/server-texts';
import { MissingBoundary } from './missing-boundary';

export async function missingMetadata(culture: string): Promise<Metadata> {
  const t = await getTranslate(culture);
  return { title: await documentTitle(culture, t('Error.NotFound.Text')), robots: { index: false } };
}

/**
 * The error page with status 404 (S2.23). What is thrown sets the status; as it is thrown inside the boundary, the page is
 * still in the HTML.
 */
export function MissingPage({ culture }: { culture: string }) {
  const page = <MissingScreen culture={culture} />;
  return (
    <MissingBoundary page={page}>
      <Suspense fallback={page}>
        <SetNotFound />
      </Suspense>
    </MissingBoundary>
  );
}

async function SetNotFound(): Promise<never> {
  notFound();
}

/** The content of the page (S2.32). */
async function MissingScreen({ culture }: { culture: string }) {
  const t = await getTranslate(culture);
  const url = localPath(cultureOf(brand, culture), '/');
  return (
    <PageFrame culture={culture} url={url}>
      <ErrorPage
        code="404"
        heading={t('Error.NotFound.Text')}
        text={t('Error.NotFound.Hint')}
        actions={
          <ButtonLink as={ShopLink} href={url} size="large">
            {t('Error.Home')}
          </ButtonLink>
        }
      />
    </PageFrame>
  );
}
