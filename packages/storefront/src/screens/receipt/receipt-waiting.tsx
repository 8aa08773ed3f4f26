import { Heading } from '@matchday/ui/heading';
import { Spinner } from '@matchday/ui/spinner';
import { Stack } from '@matchday/ui/stack';
import { Text } from '@matchday/ui/text';
import * as styles from './receipt.css';
import type { ReceiptTranslate } from './texts';

interface ReceiptWaitingProps {
  status: 'loading' | 'pending' | 'slow';
  t: ReceiptTranslate;
}

/** The placeholder of the receipt: while it loads, and while the payment is being settled. */
export function ReceiptWaiting({ status, t }: ReceiptWaitingProps) {
  return (
    <Stack gap="m" aria-live="polite" className={styles.notice}>
      <Heading level={1}>{status === 'loading' ? t('Receipt.Title') : t('Receipt.Pending')}</Heading>
      <Spinner />
      {status !== 'loading' && (
        <Text>{status === 'slow' ? t('Receipt.Pending.Slow') : t('Receipt.Pending.Text')}</Text>
      )}
      <noscript>{t('Basket.NoScript')}</noscript>
    </Stack>
  );
}
