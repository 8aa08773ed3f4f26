import { Skeleton } from '@matchday/ui/skeleton';
import * as styles from './checkout.css';
import type { CheckoutTranslate } from './texts';

/** The placeholder of the checkout. */
export function CheckoutLoading({ t }: { t: CheckoutTranslate }) {
  return (
    <div aria-busy className={styles.columns}>
      <noscript>{t('Basket.NoScript')}</noscript>
      <Skeleton shape="box" className={styles.panelSkeleton} />
      <Skeleton shape="box" className={styles.formSkeleton} />
    </div>
  );
}
