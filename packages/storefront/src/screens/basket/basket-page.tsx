import { slots } from '@matchday/storefront/club-slots';
import { Alert } from '@matchday/ui/alert';
import { Container } from '@matchday/ui/container';
import { Heading } from '@matchday/ui/heading';
import { Link } from '@matchday/ui/link';
import { brand } from 'club-brand';
import type { Metadata } from 'next';
import { basketFormAddress } from '../../basket-form/form';
import { cultureOf, localPath } from '../../brand';
import { PageFrame } from '../../layout/page-frame';
import { documentTitle } from '../../seo/site-name';
import { followed } from '../../slots/fill';
import { getTextsOf, getTranslate } from '../../texts/server-texts';
import * as styles from './basket-page.css';
import { BasketScreen } from './basket-screen';
import { basketTexts } from './texts';

export async function basketMetadata(culture: string): Promise<Metadata> {
  const t = await getTranslate(culture);
  return { title: await documentTitle(culture, t('Basket.Title')), robots: { index: false } };
}

/** The basket page (S2.1), the same for all; the shopper's lines come in the browser. */
export async function BasketPage({ culture }: { culture: string }) {
  const [texts, t] = await Promise.all([getTextsOf(culture, basketTexts), getTranslate(culture)]);
  const local = cultureOf(brand, culture);
  const plain = basketFormAddress(local.culture);
  return (
    <PageFrame culture={culture} url={localPath(local, '/cart/')}>
      <Container className={styles.page}>
        {followed(<Heading level={1}>{t('Basket.Title')}</Heading>, slots.basketNote, local)}
        <section data-place="basket" className={styles.basket}>
          <noscript>
            <meta httpEquiv="refresh" content={`0;url=${plain}`} />
            <Alert>
              <Link href={plain}>{t('Basket.NoScript.Show')}</Link>
            </Alert>
          </noscript>
          <BasketScreen texts={texts} />
        </section>
      </Container>
    </PageFrame>
  );
}
