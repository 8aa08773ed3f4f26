import type { OrderAmountsProps } from '@matchday/ui/order-summary';
import type { Money } from '../data/contract';
import { formatMoney } from '../texts/format';
import type { TranslateOf } from '../texts/translate';
import type { amountTexts } from './texts';

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

/** The amounts of an order, row by row, as calculated by the server. */
export function amountsOf(summary: Summary, t: TranslateOf<typeof amountTexts>): OrderAmountsProps {
  const money = (amount: Money) => formatMoney(amount, t.locale);
  const { subTotal, discountTotal, voucherTotal, shippingTotal, taxTotal, total } = summary;
  const sale = { ...discountTotal, amount: discountTotal.amount - voucherTotal.amount };
  const reduction = (label: string, by: Money) =>
    by.amount > 0 ? [{ label, value: money({ ...by, amount: -by.amount }), saving: true }] : [];
  return {
    rows: [
      { label: t('Basket.SubTotal'), value: money(subTotal) },
      ...reduction(t('Basket.Discount'), sale),
      ...reduction(t('Voucher.Total'), voucherTotal),
      { label: t('Basket.Delivery'), value: deliveryText(shippingTotal) },
    ],
    total: { label: t('Basket.Total'), value: money(total) },
    taxNote: t('Basket.VatIncluded', { amount: money(taxTotal) }),
  };

  function deliveryText(delivery: Money | null): string {
    if (!delivery) return t('Basket.Delivery.Later');
    return delivery.amount === 0 ? t('Basket.Delivery.Free') : money(delivery);
  }
}
