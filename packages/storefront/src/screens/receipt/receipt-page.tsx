import { slots } from '@matchday/storefront/club-slots';
import { Container } from '@matchday/ui/container';
import { brand } from 'club-brand';
import type { Metadata } from 'next';
import { cultureOf, localPath } from '../../brand';
import { PageFrame } from '../../layout/page-frame';
import { documentTitle } from '../../seo/site-name';
import { followed } from '../../slots/fill';
import { getTextsOf, getTranslate } from '../../texts/server-texts';
import * as styles from './receipt.css';
import { ReceiptScreen } from './receipt-screen';
import { receiptTexts } from './texts';

export async function receiptMetadata(culture: string): Promise<Metadata> {
  const t = await getTranslate(culture);
  return { title: await documentTitle(culture, t('Receipt.Title')), robots: { index: false } };
}

/** What was ordered; the payment provider sends the shopper here (S2.4). */
export async function ReceiptPage({ culture }: { culture: string }) {
  const local = cultureOf(brand, culture);
  const texts = await getTextsOf(culture, receiptTexts);
  return (
    <PageFrame culture={culture} url={localPath(local, '/receipt/')}>
      <Container width="content" className={styles.page}>
        {followed(<ReceiptScreen homeUrl={localPath(local, '/')} texts={texts} />, slots.receiptBlock, local)}
      </Container>
    </PageFrame>
  );
}
