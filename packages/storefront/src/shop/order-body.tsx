import type { Order } from '@matchday/commerce';
import { Heading } from '@matchday/ui/heading';
import { Text } from '@matchday/ui/text';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts-provider';
import { AddressLines } from './address-lines';
import { LineItem } from './line-item';
import { list } from './line-item.css';
import * as styles from './order-body.css';
import { SummaryRows } from './summary-rows';

/** An order's lines and sums, and how it is paid and delivered. */
export function OrderBody({ order }: { order: Order }) {
  const t = useTexts();
  const { billingAddress, shippingAddress, dropPoint, vouchers } = order;
  return (
    <div className={styles.columns}>
      <section aria-label={t('Receipt.Lines')} className={styles.panel}>
        <Heading level={2} step="h4">
          {t('Receipt.Lines')}
        </Heading>
        <ul className={list}>
          {order.lines.map((line) => (
            <LineItem
              key={line.id}
              line={line}
              notice={line.isReturnable ? undefined : t('Receipt.NotReturnable')}
              t={t}
            />
          ))}
        </ul>
        <SummaryRows summary={order} t={t} />
      </section>
      <div className={styles.facts}>
        <Fact title={t('Receipt.BillingAddress')}>
          <AddressLines address={billingAddress} />
        </Fact>
        <Fact title={t('Receipt.ShippingMethod')}>{order.shippingMethod.name}</Fact>
        {dropPoint ? (
          <Fact title={t('Receipt.DropPoint')}>
            <AddressLines address={{ ...dropPoint, firstName: dropPoint.name, lastName: '' }} />
          </Fact>
        ) : (
          <Fact title={t('Receipt.ShippingAddress')}>
            <AddressLines address={shippingAddress} />
          </Fact>
        )}
        <Fact title={t('Receipt.PaymentMethod')}>{order.paymentMethod.name}</Fact>
        {vouchers.length > 0 && (
          <Fact title={t('Receipt.Voucher')}>
            {vouchers.map(({ code, name }) => `${code}: ${name}`).join(', ')}
          </Fact>
        )}
        {order.comment && <Fact title={t('Receipt.Comment')}>{order.comment}</Fact>}
      </div>
    </div>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Heading level={3} step="h4">
        {title}
      </Heading>
      <Text as="div">{children}</Text>
    </section>
  );
}
