import type { Order } from '@matchday/commerce';
import { Button, ButtonLink } from '@matchday/ui/button';
import { Cluster } from '@matchday/ui/cluster';
import { Heading } from '@matchday/ui/heading';
import { Text } from '@matchday/ui/text';
import type { ReactNode } from 'react';
import { ShopLink } from '../../layout/shop-link';
import { LineItem } from '../../shop/line-item';
import { list } from '../../shop/line-item.css';
import { SummaryRows } from '../../shop/summary-rows';
import { formatDate } from '../../texts/format';
import { useTexts } from '../../texts/texts-provider';
import { AddressLines } from './address-lines';
import * as styles from './receipt.css';

/** An order as its shopper keeps it. */
export function OrderReceipt({ order, homeUrl }: { order: Order; homeUrl: string }) {
  const t = useTexts();
  const { billingAddress, shippingAddress, dropPoint } = order;
  return (
    <>
      <header className={styles.header}>
        <Heading level={1}>{t('Receipt.ThankYou', { firstName: billingAddress.firstName })}</Heading>
        <Text step="lead">{t('Receipt.ThankYou.Text', { email: billingAddress.email })}</Text>
        <Text className={styles.number}>{t('Receipt.OrderNumber', { number: order.orderNumber })}</Text>
        <Text color="muted">
          {t('Receipt.PlacedAt', { date: formatDate(order.placedAt, t.locale) })} ·{' '}
          {t(`Receipt.Status.${order.status}`)}
        </Text>
      </header>
      <div className={styles.columns}>
        <section aria-label={t('Receipt.Lines')} className={styles.panel}>
          <Heading level={2} step="h4">
            {t('Receipt.Lines')}
          </Heading>
          <ul className={list}>
            {order.lines.map((line) => (
              <LineItem key={line.id} line={line} t={t} />
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
          {order.comment && <Fact title={t('Receipt.Comment')}>{order.comment}</Fact>}
        </div>
      </div>
      <Cluster className={styles.actions}>
        <ButtonLink as={ShopLink} href={homeUrl}>
          {t('Receipt.Home')}
        </ButtonLink>
        <Button variant="secondary" onClick={() => print()}>
          {t('Receipt.Print')}
        </Button>
      </Cluster>
    </>
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
