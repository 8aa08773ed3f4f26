import { slots } from '@matchday/storefront/club-slots';
import { Container } from '@matchday/ui/container';
import { Heading } from '@matchday/ui/heading';
import { brand } from 'club-brand';
import type { Metadata } from 'next';
import { cultureOf, localPath } from '../../brand';
import { getSettings } from '../../data/shell';
import { PageFrame } from '../../layout/page-frame';
import { documentTitle } from '../../seo/site-name';
import { GuaranteeNotice } from '../../shop/guarantee-notice';
import { PrivacyNotice } from '../../shop/privacy-notice';
import { followed } from '../../slots/fill';
import { getTextsOf, getTranslate } from '../../texts/server-texts';
import * as styles from './checkout.css';
import { CheckoutScreen } from './checkout-screen';
import { checkoutTexts } from './texts';

export async function checkoutMetadata(culture: string): Promise<Metadata> {
  const t = await getTranslate(culture);
  return { title: await documentTitle(culture, t('Checkout.Title')), robots: { index: false } };
}

/** Where the order is filled in and paid (S2.3). The page is the same for all; the shopper's own part comes in the browser. */
export async function CheckoutPage({ culture }: { culture: string }) {
  const local = cultureOf(brand, culture);
  const url = localPath(local, '/checkout/');
  const [texts, settings, t] = await Promise.all([
    getTextsOf(culture, checkoutTexts),
    getSettings(culture, url),
    getTranslate(culture),
  ]);
  return (
    <PageFrame culture={culture} url={url}>
      <Container width="content" className={styles.page}>
        {followed(<Heading level={1}>{t('Checkout.Title')}</Heading>, slots.checkoutNote, local)}
        <CheckoutScreen
          countries={{
            billing: settings?.billingCountries ?? [],
            delivery: settings?.checkoutSettings.countries ?? [],
          }}
          termsUrl={settings?.termsAndConditionsPage?.url ?? null}
          notices={
            <>
              {settings?.legalGuarantee && (
                <section aria-labelledby="guarantee" className={styles.guarantee}>
                  <Heading level={2} step="h4" id="guarantee">
                    {t('Guarantee.Title')}
                  </Heading>
                  <GuaranteeNotice settings={settings} t={t} />
                </section>
              )}
              <PrivacyNotice page={settings?.privacyPage} t={t} />
            </>
          }
          homeUrl={localPath(local, '/')}
          texts={texts}
        />
      </Container>
    </PageFrame>
  );
}
