import { ButtonLink } from '@matchday/ui/button';
import { ErrorPage } from '@matchday/ui/error-page';
import { brand } from 'club-brand';
import { cultureOf, localPath } from '../../brand';
import { PageFrame } from '../../layout/page-frame';
import { getTranslate } from '../../texts/server-texts';

/** The page's own scripts may not be at hand while there is no connection. */
const loadWhenReached = `
const ask = () => fetch(location.href, { method: 'HEAD' }).then(() => location.reload(), () => {});
addEventListener('online', ask);
setInterval(ask, 5000);
`;

/** Shown at any address while offline; it reloads that address when the connection returns. */
export async function OfflinePage({ culture }: { culture: string }) {
  const t = await getTranslate(culture);
  return (
    <PageFrame culture={culture} url={localPath(cultureOf(brand, culture), '/')}>
      <ErrorPage
        heading={t('Error.Offline.Heading')}
        text={t('Error.Offline.Text')}
        actions={
          <ButtonLink as="a" href="" size="large">
            {t('Error.Retry')}
          </ButtonLink>
        }
      />
      <script dangerouslySetInnerHTML={{ __html: loadWhenReached }} />
    </PageFrame>
  );
}
