import { Container } from '@matchday/ui/container';
import { brand } from 'club-brand';
import type { Metadata } from 'next';
import { cultureOf, localPath } from '../../brand';
import { getTexts } from '../../data/shell';
import { PageFrame } from '../../layout/page-frame';
import { getTranslate } from '../../texts/server-texts';
import { TextsProvider } from '../../texts/texts-provider';
import { pickTexts } from '../../texts/translate';
import * as styles from './receipt.css';
import { ReceiptScreen } from './receipt-screen';

const receiptTexts = ['Receipt.*', 'Basket.*', 'Voucher.Total', 'Account.Order.Returns*', 'Withdrawal.Link'];

export async function receiptMetadata(culture: string): Promise<Metadata> {
  const t = await getTranslate(culture);
  return { title: `${t('Receipt.Title')} | ${brand.siteName}`, robots: { index: false } };
}

/** What was ordered; the payment provider sends the shopper here (S2.4). */
export async function ReceiptPage({ culture }: { culture: string }) {
  const { locale, pathPrefix } = cultureOf(brand, culture);
  const texts = await getTexts(culture);
  return (
    <PageFrame culture={culture} url={localPath(cultureOf(brand, culture), '/receipt/')}>
      <Container width="content" className={styles.page}>
        <TextsProvider texts={pickTexts(texts, receiptTexts)} locale={locale}>
          <ReceiptScreen homeUrl={`${pathPrefix}/`} />
        </TextsProvider>
      </Container>
    </PageFrame>
  );
}
