import type { Order } from '@matchday/commerce';
import { AddressCard } from '@matchday/ui/address-card';
import { DefinitionList } from '@matchday/ui/definition-list';
import { OrderSummary } from '@matchday/ui/order-summary';
import { Panel } from '@matchday/ui/panel';
import type { TranslateOf } from '../texts/translate';
import { addressText } from './address-text';
import { amountsOf } from './amounts-of';
import { deliveryTimeText } from './delivery-time-text';
import * as styles from './order.css';
import { OrderLines } from './order-lines';
import { OrderParcels } from './order-parcels';
import type { orderTexts } from './texts';

/** An order's parcels, lines and sums, and how it is paid and delivered. */
export function OrderBody({ order, t }: { order: Order; t: TranslateOf<typeof orderTexts> }) {
  const { billingAddress, shippingAddress, shippingMethod, deliveryTime } = order;
  const { paymentMethod, dropPoint, vouchers, comment } = order;
  const facts = [
    { term: t('Receipt.ShippingMethod'), description: shippingMethod.name },
    {
      term: t('Receipt.DeliveryTime'),
      description: deliveryTime ? deliveryTimeText(deliveryTime, t) : '',
    },
    { term: t('Receipt.PaymentMethod'), description: paymentMethod.name },
    {
      term: t('Receipt.Voucher'),
      description: vouchers.map(({ code, name }) => `${code}: ${name}`).join(', '),
    },
    { term: t('Receipt.Comment'), description: comment },
  ];
  return (
    <div className={styles.columns}>
      <div className={styles.goods}>
        <OrderParcels order={order} t={t} />
        <OrderSummary
          heading={t('Receipt.Lines')}
          lines={<OrderLines lines={order.lines} t={t} />}
          {...amountsOf(order, t)}
        />
      </div>
      <div className={styles.facts}>
        <AddressCard heading={t('Receipt.BillingAddress')} lines={addressText(billingAddress, t.locale)} />
        {dropPoint ? (
          <AddressCard
            heading={t('Receipt.DropPoint')}
            lines={addressText({ ...dropPoint, firstName: dropPoint.name, lastName: '' }, t.locale)}
          />
        ) : (
          <AddressCard
            heading={t('Receipt.ShippingAddress')}
            lines={addressText(shippingAddress, t.locale)}
          />
        )}
        <Panel className={styles.wide}>
          <DefinitionList items={facts.filter(({ description }) => description !== '')} />
        </Panel>
      </div>
    </div>
  );
}
