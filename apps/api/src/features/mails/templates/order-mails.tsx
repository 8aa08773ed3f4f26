/** @jsxRuntime automatic */
import { formatMoney, OrderDelivery, OrderFacts, OrderLines, OrderTotals } from './order-parts';
import { Parcel } from './parcel';
import type { Template } from './template';
import { WithdrawalNotice } from './withdrawal-notice';

export const orderConfirmed: Template<'orderConfirmed'> = {
  subject: ({ order }, { texts }) => texts.orderConfirmed.subject(order.orderNumber),
  heading: (_data, { texts }) => texts.orderConfirmed.heading,
  body: ({ order }, shop) => (
    <>
      <p>{shop.texts.hello(order.billingAddress.firstName)}</p>
      <p>{shop.texts.orderConfirmed.intro}</p>
      <OrderFacts order={order} shop={shop} />
      <OrderLines order={order} shop={shop} />
      <OrderTotals order={order} shop={shop} />
      <OrderDelivery order={order} shop={shop} />
      <WithdrawalNotice order={order} shop={shop} />
    </>
  ),
};

export const orderCancelled: Template<'orderCancelled'> = {
  subject: ({ order }, { texts }) => texts.orderCancelled.subject(order.orderNumber),
  heading: (_data, { texts }) => texts.orderCancelled.heading,
  body: ({ order }, shop) => (
    <>
      <p>{shop.texts.hello(order.billingAddress.firstName)}</p>
      <p>{shop.texts.orderCancelled.intro(order.orderNumber)}</p>
      <OrderLines order={order} shop={shop} />
    </>
  ),
};

export const orderCompleted: Template<'orderCompleted'> = {
  subject: ({ order }, { texts }) => texts.orderCompleted.subject(order.orderNumber),
  heading: (_data, { texts }) => texts.orderCompleted.heading,
  body: ({ order, shipments = [] }, shop) => (
    <>
      <p>{shop.texts.hello(order.billingAddress.firstName)}</p>
      <p>{shop.texts.orderCompleted.intro(order.orderNumber)}</p>
      {shipments.map((shipment) => (
        <Parcel key={shipment.id} shipment={shipment} order={order} shop={shop} />
      ))}
      <OrderLines order={order} shop={shop} />
      <OrderDelivery order={order} shop={shop} />
      <WithdrawalNotice order={order} shop={shop} />
    </>
  ),
};

export const orderShipped: Template<'orderShipped'> = {
  subject: ({ order }, { texts }) => texts.orderShipped.subject(order.orderNumber),
  heading: (_data, { texts }) => texts.orderShipped.heading,
  body: ({ order, shipment }, shop) => (
    <>
      <p>{shop.texts.hello(order.billingAddress.firstName)}</p>
      <p>{shop.texts.orderShipped.intro(order.orderNumber)}</p>
      <Parcel shipment={shipment} order={order} shop={shop} />
      <p>{shop.texts.orderShipped.rest}</p>
    </>
  ),
};

export const paymentRefunded: Template<'paymentRefunded'> = {
  subject: ({ order, refunded }, shop) =>
    shop.texts.paymentRefunded.subject(formatMoney(refunded, shop), order.orderNumber),
  heading: (_data, { texts }) => texts.paymentRefunded.heading,
  body: ({ order, refunded, reason, note }, shop) => {
    const texts = shop.texts.paymentRefunded;
    const amount = formatMoney(refunded, shop);
    return (
      <>
        <p>{shop.texts.hello(order.billingAddress.firstName)}</p>
        <p>
          {reason === 'paidTooLate' ? texts.paidTooLate(amount) : texts.returned(amount, order.orderNumber)}
        </p>
        {note && <p>{texts.why(note)}</p>}
        <p>{texts.when}</p>
      </>
    );
  },
};
