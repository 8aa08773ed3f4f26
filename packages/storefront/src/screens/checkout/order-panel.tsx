import { useBasket } from '@matchday/commerce/react';
import { Heading } from '@matchday/ui/heading';
import { Link } from '@matchday/ui/link';
import { ShopLink } from '../../layout/shop-link';
import { LineItem } from '../../shop/line-item';
import { list } from '../../shop/line-item.css';
import { useShop } from '../../shop/shop-provider';
import { SummaryRows } from '../../shop/summary-rows';
import { Vouchers } from '../../shop/vouchers';
import { formatMoney } from '../../texts/format';
import { useTexts } from '../../texts/texts-provider';
import * as styles from './checkout.css';

/** What is being bought and what it costs: always in view on a wide screen, one line that opens on a phone. */
export function OrderPanel() {
  const t = useTexts();
  const { pathPrefix } = useShop();
  const summary = useBasket((state) => state.summary);
  const lines = useBasket((state) => state.basket?.lines);
  if (!summary) return null;
  const order = (
    <>
      <ul className={list}>
        {lines?.map((line) => (
          <LineItem
            key={line.id}
            line={line}
            notice={line.isReturnable ? undefined : t('Product.Print.NotReturnable')}
            t={t}
          />
        ))}
      </ul>
      <Vouchers />
      <SummaryRows summary={summary} t={t} />
      <Link as={ShopLink} href={`${pathPrefix}/cart/`}>
        {t('Checkout.Summary.Edit')}
      </Link>
    </>
  );
  return (
    <aside aria-label={t('Checkout.Summary')} className={styles.panel}>
      <div className={styles.panelWide}>
        <Heading level={2} step="h4">
          {t('Checkout.Summary')}
        </Heading>
        {order}
      </div>
      <details className={styles.panelNarrow}>
        <summary className={styles.panelToggle}>
          <span>{t('Checkout.Summary.Show')}</span>
          <strong>{formatMoney(summary.total, t.locale)}</strong>
        </summary>
        <div className={styles.panelContent}>{order}</div>
      </details>
    </aside>
  );
}
