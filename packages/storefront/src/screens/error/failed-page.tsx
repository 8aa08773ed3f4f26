import { ButtonLink } from '@matchday/ui/button';
import { ErrorPage } from '@matchday/ui/error-page';
import { brand } from 'club-brand';
import { cultureOf, localPath } from '../../brand';
import { getTexts } from '../../data/shell';
import { PageFrame } from '../../layout/page-frame';
import { getTranslate } from '../../texts/server-texts';

/**
 * The HTML of every page that fails on the server (S2.24, S8.6), at that page's address. It links by full loads, because
 * the router has no data of the page.
 *
 * @throws {Error} if the dictionary has never loaded: the shop then sends the plain error page
 */
export async function FailedPage({ culture }: { culture: string }) {
  const texts = await getTexts(culture);
  if (!texts['Error.Heading']) throw new Error(`The dictionary of ${culture} has not loaded`);
  const t = await getTranslate(culture);
  const home = localPath(cultureOf(brand, culture), '/');
  return (
    <PageFrame culture={culture} url={home}>
      <ErrorPage
        heading={t('Error.Heading')}
        text={t('Error.Text')}
        actions={
          <>
            <ButtonLink href={home} size="large">
              {t('Error.Home')}
            </ButtonLink>
            <ButtonLink href="" variant="secondary" size="large">
              {t('Error.Retry')}
            </ButtonLink>
          </>
        }
      />
    </PageFrame>
  );
}
