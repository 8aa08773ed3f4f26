import type { Order } from '@matchday/commerce';
import { Alert } from '@matchday/ui/alert';
import { Button, ButtonLink } from '@matchday/ui/button';
import { Cluster } from '@matchday/ui/cluster';
import { Heading } from '@matchday/ui/heading';
import { Link } from '@matchday/ui/link';
import { Text } from '@matchday/ui/text';
import { ShopLink } from '../../layout/shop-link';
import { usePasskeyPart } from '../../passkeys/use-passkey-part';
import { OrderBody } from '../../shop/order-body';
import { OrderReturns } from '../../shop/order-returns';
import { useShop } from '../../shop/shop-provider';
import { formatDate } from '../../texts/format';
import * as styles from './receipt.css';
import type { ReceiptTranslate } from './texts';

interface OrderReceiptProps {
  order: Order;
  hasNextBasket: boolean;
  homeUrl: string;
  t: ReceiptTranslate;
}

/** An order as its shopper keeps it. */
export function OrderReceipt({ order, hasNextBasket, homeUrl, t }: OrderReceiptProps) {
  const shop = useShop();
  const passkeys = usePasskeyPart(() => import('../../passkeys/passkey-offer'));
  const { billingAddress } = order;
  return (
    <>
      <header className={styles.header}>
        <Heading level={1}>{t('Receipt.ThankYou', { firstName: billingAddress.firstName })}</Heading>
        <Text step="lead">{t('Receipt.ThankYou.Text', { email: billingAddress.email })}</Text>
        <Text className={styles.number}>{t('Receipt.OrderNumber', { number: order.orderNumber })}</Text>
        <Text color="muted">
          {t('Receipt.PlacedAt', { date: formatDate(order.placedAt, shop) })}
          <br />
          {t(`Receipt.Status.${order.status}`)}
        </Text>
      </header>
      {hasNextBasket && (
        <Alert title={t('Receipt.NextBasket')}>
          {t('Receipt.NextBasket.Text')}{' '}
          <Link as={ShopLink} href={`${shop.pathPrefix}/cart/`}>
            {t('Basket.View')}
          </Link>
        </Alert>
      )}
      <OrderBody order={order} t={t} />
      <OrderReturns order={order} t={t} />
      {passkeys && <passkeys.PasskeyOffer t={t} />}
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
