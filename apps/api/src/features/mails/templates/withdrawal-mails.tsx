/** @jsxRuntime automatic */
import type { Withdrawal, Withdrawer } from '../mail-data';
import type { MailShop } from '../mail-shop';
import { greeting, QuotedText } from './mail-parts';
import { OrderLines } from './order-parts';
import type { Template } from './template';

export const withdrawal: Template<'withdrawal'> = {
  subject: ({ orderNumber }, { t }) => t('Mail.Withdrawal.Subject', { number: orderNumber }),
  heading: (_data, { t }) => t('Mail.Withdrawal.Heading'),
  body: (data, shop) => {
    return (
      <>
        <p>{shop.t('Mail.WithdrawalStatement.Received', { time: formatTime(data.receivedAt, shop) })}</p>
        <Statement data={data} shop={shop} />
        <p>
          {shop.t('Mail.Withdrawal.Email')}: {data.email}
        </p>
        <p>{data.order ? shop.t('Mail.Withdrawal.Known') : shop.t('Mail.Withdrawal.Unknown')}</p>
        <OrderedLines order={data.order} shop={shop} />
        <p>{shop.t('Mail.Withdrawal.Answer')}</p>
      </>
    );
  },
  replyTo: ({ email }) => email,
};

export const withdrawalReceived: Template<'withdrawalReceived'> = {
  subject: ({ orderNumber }, { t }) => t('Mail.WithdrawalReceived.Subject', { number: orderNumber }),
  heading: (_data, { t }) => t('Mail.WithdrawalReceived.Heading'),
  body: (data, shop) => {
    return (
      <>
        <p>{greeting(shop.t, data.order?.billingAddress.firstName ?? '')}</p>
        <p>{shop.t('Mail.WithdrawalReceived.Intro', { time: formatTime(data.receivedAt, shop) })}</p>
        <Statement data={data} shop={shop} />
        <p>
          {data.order ? shop.t('Mail.WithdrawalReceived.Next') : shop.t('Mail.WithdrawalReceived.Unknown')}
        </p>
        <OrderedLines order={data.order} shop={shop} />
      </>
    );
  },
};

function Statement({ data, shop }: { data: Withdrawal & Partial<Withdrawer>; shop: MailShop }) {
  return (
    <>
      <p>
        <strong>{shop.t('Mail.WithdrawalStatement.Words', { number: data.orderNumber })}</strong>
        {data.name && (
          <>
            <br />
            {shop.t('Mail.WithdrawalStatement.Name')}: {data.name}
          </>
        )}
      </p>
      {data.goods === '' && <p>{shop.t('Mail.WithdrawalStatement.All')}</p>}
      {data.goods && (
        <>
          <p>{shop.t('Mail.WithdrawalStatement.Some')}:</p>
          <QuotedText>{data.goods}</QuotedText>
        </>
      )}
    </>
  );
}

/** The ordered lines, and a notice about those that cannot be withdrawn. */
function OrderedLines({ order, shop }: { order: Withdrawal['order']; shop: MailShop }) {
  if (!order) return null;
  return (
    <>
      <OrderLines order={order} shop={shop} />
      {order.lines.some(({ isReturnable }) => !isReturnable) && <p>{shop.t('Mail.Order.NoWithdrawal')}</p>}
    </>
  );
}

/** Formats a time in the store's time zone. */
function formatTime(iso: string, { locale, timeZone }: MailShop): string {
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(iso));
}
