/** @jsxRuntime automatic */
import type { Withdrawal, Withdrawer } from '../mail-data';
import type { MailShop } from '../mail-shop';
import { QuotedText } from './mail-parts';
import { OrderLines } from './order-parts';
import type { Template } from './template';

export const withdrawal: Template<'withdrawal'> = {
  subject: ({ orderNumber }, { texts }) => texts.withdrawal.subject(orderNumber),
  heading: (_data, { texts }) => texts.withdrawal.heading,
  body: (data, shop) => {
    const { withdrawal: texts, withdrawalStatement } = shop.texts;
    return (
      <>
        <p>{withdrawalStatement.received(formatTime(data.receivedAt, shop))}</p>
        <Statement data={data} shop={shop} />
        <p>
          {texts.email}: {data.email}
        </p>
        <p>{data.order ? texts.known : texts.unknown}</p>
        <OrderedLines order={data.order} shop={shop} />
        <p>{texts.answer}</p>
      </>
    );
  },
  replyTo: ({ email }) => email,
};

export const withdrawalReceived: Template<'withdrawalReceived'> = {
  subject: ({ orderNumber }, { texts }) => texts.withdrawalReceived.subject(orderNumber),
  heading: (_data, { texts }) => texts.withdrawalReceived.heading,
  body: (data, shop) => {
    const texts = shop.texts.withdrawalReceived;
    return (
      <>
        <p>{shop.texts.hello(data.order?.billingAddress.firstName ?? '')}</p>
        <p>{texts.intro(formatTime(data.receivedAt, shop))}</p>
        <Statement data={data} shop={shop} />
        <p>{data.order ? texts.next : texts.unknown}</p>
        <OrderedLines order={data.order} shop={shop} />
      </>
    );
  },
};

function Statement({ data, shop }: { data: Withdrawal & Partial<Withdrawer>; shop: MailShop }) {
  const texts = shop.texts.withdrawalStatement;
  return (
    <>
      <p>
        <strong>{texts.words(data.orderNumber)}</strong>
        {data.name && (
          <>
            <br />
            {texts.name}: {data.name}
          </>
        )}
      </p>
      {data.goods === '' && <p>{texts.all}</p>}
      {data.goods && (
        <>
          <p>{texts.some}:</p>
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
      {order.lines.some(({ isReturnable }) => !isReturnable) && <p>{shop.texts.order.noWithdrawal}</p>}
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
