import { useBasket } from '@matchday/commerce/react';
import { Link } from '@matchday/ui/link';
import { OrderAmounts, OrderSummary } from '@matchday/ui/order-summary';
import { ShopLink } from '../../layout/shop-link';
import { amountsOf } from '../../shop/amounts-of';
import { OrderLines } from '../../shop/order-lines';
import { useShop } from '../../shop/shop-provider';
import { Vouchers } from '../../shop/vouchers';
import { formatMoney } from '../../texts/format';
import * as styles from './checkout.css';
import type { CheckoutTranslate } from './texts';

/**
 * What is bought and what it costs, directly above the button that orders (Directive 2011/83/EU art. 8(2)). A wide screen
 * shows both in the panel beside the form.
 */
export function OrderReview({ t }: { t: CheckoutTranslate }) {
  const summary = useBasket((state) => state.summary);
  const lines = useBasket((state) => state.basket?.lines);
  if (!summary) return null;
  return (
    <OrderSummary
      heading={t('Checkout.Summary')}
      lines={<OrderLines lines={lines ?? []} t={t} />}
      {...amountsOf(summary, t)}
      className={styles.review}
    />
  );
}

/** What is being bought and what it costs: always in view on a wide screen, one line that opens on a phone. */
export function OrderPanel({ t }: { t: CheckoutTranslate }) {
  const { pathPrefix } = useShop();
  const summary = useBasket((state) => state.summary);
  const lines = useBasket((state) => state.basket?.lines);
  if (!summary) return null;
  const content = (
    <>
      <OrderLines lines={lines ?? []} t={t} />
      <Vouchers t={t} />
    </>
  );
  const edit = (
    <Link as={ShopLink} href={`${pathPrefix}/cart/`}>
      {t('Checkout.Summary.Edit')}
    </Link>
  );
  return (
    <div className={styles.panel}>
      <OrderSummary
        heading={t('Checkout.Summary')}
        lines={content}
        {...amountsOf(summary, t)}
        className={styles.panelWide}
      >
        {edit}
      </OrderSummary>
      <details className={styles.panelNarrow}>
        <summary className={styles.panelToggle}>
          <span>{t('Checkout.Summary.Show')}</span>
          <strong>{formatMoney(summary.total, t.locale)}</strong>
        </summary>
        <div className={styles.panelContent}>
          {content}
          <OrderAmounts {...amountsOf(summary, t)} />
          {edit}
        </div>
      </details>
    </div>
  );
}
