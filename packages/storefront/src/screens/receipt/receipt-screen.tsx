'use client';

import { ButtonLink } from '@matchday/ui/button';
import { Heading } from '@matchday/ui/heading';
import { Spinner } from '@matchday/ui/spinner';
import { Stack } from '@matchday/ui/stack';
import { Text } from '@matchday/ui/text';
import { ShopLink } from '../../layout/shop-link';
import { useTexts } from '../../texts/texts-provider';
import { OrderReceipt } from './order-receipt';
import * as styles from './receipt.css';
import type { ReceiptTexts } from './texts';
import { useReceipt } from './use-receipt';

/** The shopper's receipt: while the payment is being settled, when there is none, when the money went back, and the order. */
export function ReceiptScreen({ homeUrl, texts }: { homeUrl: string; texts: ReceiptTexts }) {
  const t = useTexts(texts);
  const receipt = useReceipt();
  if (receipt.status === 'found') return <OrderReceipt order={receipt.order} homeUrl={homeUrl} t={t} />;
  if (receipt.status === 'missing' || receipt.status === 'refunded') {
    const isRefunded = receipt.status === 'refunded';
    return (
      <Stack gap="m" className={styles.notice}>
        <Heading level={1}>{t(isRefunded ? 'Receipt.Refunded' : 'Receipt.NotFound')}</Heading>
        <Text>{isRefunded ? receipt.message : t('Receipt.NotFound.Text')}</Text>
        <ButtonLink as={ShopLink} href={homeUrl}>
          {t('Receipt.Home')}
        </ButtonLink>
      </Stack>
    );
  }
  return (
    <Stack gap="m" aria-live="polite" className={styles.notice}>
      <Heading level={1}>{receipt.status === 'loading' ? t('Receipt.Title') : t('Receipt.Pending')}</Heading>
      <Spinner />
      {receipt.status !== 'loading' && (
        <Text>{receipt.status === 'slow' ? t('Receipt.Pending.Slow') : t('Receipt.Pending.Text')}</Text>
      )}
      <noscript>{t('Basket.NoScript')}</noscript>
    </Stack>
  );
}
