/** @jsxRuntime automatic */

import type { Money } from '../../../platform/contract/money';
import type { DropPoint, ShippingDetails } from '../../baskets';
import type { Order, OrderLine } from '../../orders';
import type { MailShop } from '../mail-shop';

/** Formats an amount in the shop's locale. */
export function formatMoney({ amount, currency }: Money, { locale }: Pick<MailShop, 'locale'>): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount);
}

/** Number and date of the order. */
export function OrderFacts({ order, shop }: { order: Order; shop: MailShop }) {
  const { order: texts } = shop.texts;
  const day = new Intl.DateTimeFormat(shop.locale, { dateStyle: 'long' }).format(new Date(order.placedAt));
  return (
    <p>
      {texts.number}: <strong>{order.orderNumber}</strong>
      <br />
      {texts.placed}: {day}
    </p>
  );
}

export function OrderLines({ order, shop }: { order: Order; shop: MailShop }) {
  return (
    <section>
      <h2 style={{ fontSize: 19 }}>{shop.texts.order.lines}</h2>
      <ul style={{ paddingLeft: 20 }}>
        {order.lines.map((line) => (
          <Line key={line.id} line={line} shop={shop} />
        ))}
      </ul>
    </section>
  );
}

function Line({ line, shop }: { line: OrderLine; shop: MailShop }) {
  const { order: texts } = shop.texts;
  const print = [line.personalisation?.name, line.personalisation?.number].filter((part) => part != null);
  return (
    <li style={{ marginBottom: 12 }}>
      <a href={shop.origin + line.url}>
        <strong>{line.name}</strong>
      </a>
      <br />
      {line.properties.map(({ label, value }) => `${label}: ${value}`).join(', ')}
      {line.properties.length > 0 && <br />}
      {print.length > 0 && (
        <>
          {texts.print}: {print.join(' ')}
          <br />
        </>
      )}
      {texts.quantity}: {line.quantity} – <strong>{formatMoney(line.total, shop)}</strong>
    </li>
  );
}

export function OrderTotals({ order, shop }: { order: Order; shop: MailShop }) {
  const { order: texts } = shop.texts;
  const { discountTotal, shippingTotal } = order;
  const delivery = shippingTotal.amount === 0 ? texts.free : formatMoney(shippingTotal, shop);
  return (
    <section>
      <h2 style={{ fontSize: 19 }}>{texts.totals}</h2>
      <p>
        {texts.subTotal}: {formatMoney(order.subTotal, shop)}
        <br />
        {discountTotal.amount > 0 && (
          <>
            {texts.discount}: {formatMoney({ ...discountTotal, amount: -discountTotal.amount }, shop)}
            <br />
          </>
        )}
        {texts.shipping}: {delivery}
        <br />
        <strong>
          {texts.total}: {formatMoney(order.total, shop)}
        </strong>
        <br />
        {texts.vat}: {formatMoney(order.taxTotal, shop)}
      </p>
    </section>
  );
}

/** Shipping, billing and payment details. */
export function OrderDelivery({ order, shop }: { order: Order; shop: MailShop }) {
  const { order: texts } = shop.texts;
  return (
    <section>
      <h2 style={{ fontSize: 19 }}>{texts.delivery}</h2>
      <p>{order.shippingMethod.name}</p>
      {order.dropPoint && <DropPointAddress label={texts.dropPoint} point={order.dropPoint} />}
      <Address label={texts.deliveryAddress} address={order.shippingAddress} shop={shop} />
      <Address label={texts.billingAddress} address={order.billingAddress} shop={shop} />
      <p>
        {texts.payment}: {order.paymentMethod.name}
      </p>
      {order.comment && (
        <p>
          {texts.comment}: {order.comment}
        </p>
      )}
    </section>
  );
}

function DropPointAddress({ label, point }: { label: string; point: DropPoint }) {
  return (
    <p>
      <strong>{label}</strong>
      <br />
      {point.name}
      <br />
      {point.street}, {point.zipCode} {point.city}
    </p>
  );
}

function Address({ label, address, shop }: { label: string; address: ShippingDetails; shop: MailShop }) {
  const country = shop.settings.checkoutSettings.countries.find(({ code }) => code === address.country);
  return (
    <p>
      <strong>{label}</strong>
      <br />
      {address.firstName} {address.lastName}
      <br />
      {address.street}
      <br />
      {address.zipCode} {address.city}
      <br />
      {country?.name ?? address.country}
    </p>
  );
}
