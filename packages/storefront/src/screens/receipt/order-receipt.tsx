import type { Order } from '@matchday/commerce';
import { Button, ButtonLink } from '@matchday/ui/button';
import { Cluster } from '@matchday/ui/cluster';
import { Heading } from '@matchday/ui/heading';
import { Text } from '@matchday/ui/text';
import { ShopLink } from '../../layout/shop-link';
import { OrderBody } from '../../shop/order-body';
import { OrderReturns } from '../../shop/order-returns';
import { formatDate } from '../../texts/format';
import { useTexts } from '../../texts/texts-provider';
import * as styles from './receipt.css';

/** An order as its shopper keeps it. */
export function OrderReceipt({ order, homeUrl }: { order: Order; homeUrl: string }) {
  const t = useTexts();
  const { billingAddress } = order;
  return (
    <>
      <header className={styles.header}>
        <Heading level={1}>{t('Receipt.ThankYou', { firstName: billingAddress.firstName })}</Heading>
        <Text step="lead">{t('Receipt.ThankYou.Text', { email: billingAddress.email })}</Text>
        <Text className={styles.number}>{t('Receipt.OrderNumber', { number: order.orderNumber })}</Text>
        <Text color="muted">
          {t('Receipt.PlacedAt', { date: formatDate(order.placedAt, t.locale) })}
          <br />
          {t(`Receipt.Status.${order.status}`)}
        </Text>
      </header>
      <OrderBody order={order} />
      <OrderReturns order={order} />
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
