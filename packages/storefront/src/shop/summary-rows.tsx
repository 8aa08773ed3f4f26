import type { Money } from '../data/contract';
import { formatMoney } from '../texts/format';
import type { Translate } from '../texts/translate';
import * as styles from './summary-rows.css';

export interface Summary {
  subTotal: Money;
  discountTotal: Money;
  /** The part of the discount that vouchers give. */
  voucherTotal: Money;
  /** Null until a delivery is chosen. */
  shippingTotal: Money | null;
  taxTotal: Money;
  total: Money;
}

export interface SummaryRowsProps {
  summary: Summary;
  t: Translate;
  /** A change is on its way to the server, which alone knows the new sums. */
  pending?: boolean;
}

/** What an order costs, row by row, as the server reckons it. */
export function SummaryRows({ summary, t, pending = false }: SummaryRowsProps) {
  const money = (amount: Money) => formatMoney(amount, t.locale);
  const { subTotal, discountTotal, voucherTotal, shippingTotal, taxTotal, total } = summary;
  const sale = { ...discountTotal, amount: discountTotal.amount - voucherTotal.amount };
  return (
    <div className={styles.rows} aria-busy={pending || undefined} data-pending={pending || undefined}>
      <dl className={styles.list}>
        <Row label={t('Basket.SubTotal')} value={money(subTotal)} />
        <Reduction label={t('Basket.Discount')} by={sale} t={t} />
        <Reduction label={t('Voucher.Total')} by={voucherTotal} t={t} />
        <Row label={t('Basket.Delivery')} value={deliveryText(shippingTotal)} />
        <Row label={t('Basket.Total')} value={money(total)} strong />
      </dl>
      <p className={styles.tax}>{t('Basket.VatIncluded', { amount: money(taxTotal) })}</p>
    </div>
  );

  function deliveryText(delivery: Money | null): string {
    if (!delivery) return t('Basket.Delivery.Later');
    return delivery.amount === 0 ? t('Basket.Delivery.Free') : money(delivery);
  }
}

function Reduction({ label, by, t }: { label: string; by: Money; t: Translate }) {
  return by.amount > 0 && <Row label={label} value={formatMoney({ ...by, amount: -by.amount }, t.locale)} />;
}

function Row({ label, value, strong = false }: { label: string; value: string; strong?: boolean }) {
  return (
    <div className={strong ? styles.total : styles.row}>
      <dt>{label}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}
