import { ButtonLink } from '@matchday/ui/button';
import { Heading } from '@matchday/ui/heading';
import { Stack } from '@matchday/ui/stack';
import { Text } from '@matchday/ui/text';
import { ShopLink } from '../../layout/shop-link';
import { OrderReceipt } from './order-receipt';
import * as styles from './receipt.css';
import { ReceiptWaiting } from './receipt-waiting';
import type { ReceiptTranslate } from './texts';
import { useReceipt } from './use-receipt';

/** The shopper's receipt: while the payment is being settled, when there is none, when the money went back, and the order. */
export function LoadedReceipt({ homeUrl, t }: { homeUrl: string; t: ReceiptTranslate }) {
  const receipt = useReceipt();
  if (receipt.status === 'found') {
    return (
      <OrderReceipt order={receipt.order} hasNextBasket={receipt.hasNextBasket} homeUrl={homeUrl} t={t} />
    );
  }
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
  return <ReceiptWaiting status={receipt.status} t={t} />;
}
