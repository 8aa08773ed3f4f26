/** @jsxRuntime automatic */
import { GuaranteeNotice } from './guarantee-notice';
import { greeting } from './mail-parts';
import { formatMoney, OrderDelivery, OrderFacts, OrderLines, OrderTotals } from './order-parts';
import { Parcel } from './parcel';
import type { Template } from './template';
import { Terms } from './terms';
import { WithdrawalNotice } from './withdrawal-notice';

export const orderConfirmed: Template<'orderConfirmed'> = {
  subject: ({ order }, { t }) => t('Mail.OrderConfirmed.Subject', { number: order.orderNumber }),
  heading: (_data, { t }) => t('Mail.OrderConfirmed.Heading'),
  body: ({ order, terms }, shop) => (
    <>
      <p>{greeting(shop.t, order.billingAddress.firstName)}</p>
      <p>{shop.t('Mail.OrderConfirmed.Intro')}</p>
      <OrderFacts order={order} shop={shop} />
      <OrderLines order={order} shop={shop} />
      <OrderTotals order={order} shop={shop} />
      <OrderDelivery order={order} shop={shop} />
      <GuaranteeNotice shop={shop} />
      <WithdrawalNotice order={order} shop={shop} />
      {terms && <Terms terms={terms} shop={shop} />}
    </>
  ),
};

export const orderCancelled: Template<'orderCancelled'> = {
  subject: ({ order }, { t }) => t('Mail.OrderCancelled.Subject', { number: order.orderNumber }),
  heading: (_data, { t }) => t('Mail.OrderCancelled.Heading'),
  body: ({ order }, shop) => (
    <>
      <p>{greeting(shop.t, order.billingAddress.firstName)}</p>
      <p>{shop.t('Mail.OrderCancelled.Intro', { number: order.orderNumber })}</p>
      <OrderLines order={order} shop={shop} />
    </>
  ),
};

export const orderCompleted: Template<'orderCompleted'> = {
  subject: ({ order }, { t }) => t('Mail.OrderCompleted.Subject', { number: order.orderNumber }),
  heading: (_data, { t }) => t('Mail.OrderCompleted.Heading'),
  body: ({ order, shipments = [] }, shop) => (
    <>
      <p>{greeting(shop.t, order.billingAddress.firstName)}</p>
      <p>{shop.t('Mail.OrderCompleted.Intro', { number: order.orderNumber })}</p>
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
  subject: ({ order }, { t }) => t('Mail.OrderShipped.Subject', { number: order.orderNumber }),
  heading: (_data, { t }) => t('Mail.OrderShipped.Heading'),
  body: ({ order, shipment }, shop) => (
    <>
      <p>{greeting(shop.t, order.billingAddress.firstName)}</p>
      <p>{shop.t('Mail.OrderShipped.Intro', { number: order.orderNumber })}</p>
      <Parcel shipment={shipment} order={order} shop={shop} />
      <p>{shop.t('Mail.OrderShipped.Rest')}</p>
    </>
  ),
};

export const paymentRefunded: Template<'paymentRefunded'> = {
  subject: ({ order, refunded }, shop) => {
    const amount = formatMoney(refunded, shop);
    return order.orderNumber
      ? shop.t('Mail.PaymentRefunded.Subject', { amount, number: order.orderNumber })
      : shop.t('Mail.PaymentRefunded.Subject.NoNumber', { amount });
  },
  heading: (_data, { t }) => t('Mail.PaymentRefunded.Heading'),
  body: ({ order, refunded, reason, note }, shop) => {
    const amount = formatMoney(refunded, shop);
    return (
      <>
        <p>{greeting(shop.t, order.billingAddress.firstName)}</p>
        <p>
          {reason === 'paidTooLate'
            ? shop.t('Mail.PaymentRefunded.PaidTooLate', { amount })
            : shop.t('Mail.PaymentRefunded.Returned', { amount, number: order.orderNumber })}
        </p>
        {note && <p>{shop.t('Mail.PaymentRefunded.Why', { note })}</p>}
        <p>{shop.t('Mail.PaymentRefunded.When')}</p>
      </>
    );
  },
};
