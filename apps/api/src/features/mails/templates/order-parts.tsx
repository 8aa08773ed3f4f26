/** @jsxRuntime automatic */

import type { Money } from '../../../platform/contract/money';
import type { DeliveryTime, DropPoint, ShippingDetails } from '../../baskets';
import { type Order, type OrderLine, propertiesInWords } from '../../orders';
import { namedBillingCountries } from '../../stores';
import type { MailShop } from '../mail-shop';

/** Formats an amount in the shop's locale. */
export function formatMoney({ amount, currency }: Money, { locale }: Pick<MailShop, 'locale'>): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount);
}

/** Number and date of the order. */
export function OrderFacts({ order, shop }: { order: Order; shop: MailShop }) {
  const day = new Intl.DateTimeFormat(shop.locale, { dateStyle: 'long' }).format(new Date(order.placedAt));
  return (
    <p>
      {shop.t('Mail.Order.Number')}: <strong>{order.orderNumber}</strong>
      <br />
      {shop.t('Mail.Order.Placed')}: {day}
    </p>
  );
}

export function OrderLines({ order, shop }: { order: Order; shop: MailShop }) {
  return (
    <section>
      <h2 style={{ fontSize: 19 }}>{shop.t('Mail.Order.Lines')}</h2>
      <ul style={{ paddingLeft: 20 }}>
        {order.lines.map((line) => (
          <Line key={line.id} line={line} shop={shop} />
        ))}
      </ul>
    </section>
  );
}

/** Colour and size of a line in the reader's language. Its print has a line of its own. */
function chosenProperties({ properties }: OrderLine, { t }: Pick<MailShop, 't'>): string {
  return propertiesInWords(properties, {
    color: t('Mail.Order.Color'),
    size: t('Mail.Order.Size'),
    oneSize: t('Mail.Order.Size.One'),
  });
}

function Line({ line, shop }: { line: OrderLine; shop: MailShop }) {
  const print = [line.personalisation?.name, line.personalisation?.number].filter((part) => part != null);
  return (
    <li style={{ marginBottom: 12 }}>
      <a href={shop.origin + line.url}>
        <strong>{line.name}</strong>
      </a>
      <br />
      {chosenProperties(line, shop)}
      <br />
      {print.length > 0 && (
        <>
          {shop.t('Mail.Order.Print')}: {print.join(' ')}
          <br />
        </>
      )}
      {shop.t('Mail.Order.Quantity')}: {line.quantity} – <strong>{formatMoney(line.total, shop)}</strong>
    </li>
  );
}

export function OrderTotals({ order, shop }: { order: Order; shop: MailShop }) {
  const { discountTotal, shippingTotal } = order;
  const delivery = shippingTotal.amount === 0 ? shop.t('Mail.Order.Free') : formatMoney(shippingTotal, shop);
  return (
    <section>
      <h2 style={{ fontSize: 19 }}>{shop.t('Mail.Order.Totals')}</h2>
      <p>
        {shop.t('Mail.Order.SubTotal')}: {formatMoney(order.subTotal, shop)}
        <br />
        {discountTotal.amount > 0 && (
          <>
            {shop.t('Mail.Order.Discount')}:{' '}
            {formatMoney({ ...discountTotal, amount: -discountTotal.amount }, shop)}
            <br />
          </>
        )}
        {shop.t('Mail.Order.Shipping')}: {delivery}
        <br />
        <strong>
          {shop.t('Mail.Order.Total')}: {formatMoney(order.total, shop)}
        </strong>
        <br />
        {shop.t('Mail.Order.Vat')}: {formatMoney(order.taxTotal, shop)}
      </p>
    </section>
  );
}

/** When the goods arrive, such as 5–7 working days from 12 February 2027. */
function deliveryTimeText(
  { days: { min, max }, countedFrom }: DeliveryTime,
  { locale, t }: Pick<MailShop, 'locale' | 't'>,
): string {
  const form = new Intl.PluralRules(locale).select(max) === 'one' ? 'One' : 'Other';
  const days = t(`Mail.Order.DeliveryTime.${form}`, { days: min === max ? max : `${min}–${max}` });
  if (countedFrom === null) return days;
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return t('Mail.Order.DeliveryTime.From', { days, date: dates.format(new Date(countedFrom)) });
}

/** Shipping, billing and payment details. */
export function OrderDelivery({ order, shop }: { order: Order; shop: MailShop }) {
  return (
    <section>
      <h2 style={{ fontSize: 19 }}>{shop.t('Mail.Order.Delivery')}</h2>
      <p>
        {order.shippingMethod.name}
        {order.deliveryTime && (
          <>
            <br />
            {shop.t('Mail.Order.DeliveryTime')}: {deliveryTimeText(order.deliveryTime, shop)}
          </>
        )}
      </p>
      {order.dropPoint && <DropPointAddress label={shop.t('Mail.Order.DropPoint')} point={order.dropPoint} />}
      <Address label={shop.t('Mail.Order.DeliveryAddress')} address={order.shippingAddress} shop={shop} />
      <Address label={shop.t('Mail.Order.BillingAddress')} address={order.billingAddress} shop={shop} />
      <p>
        {shop.t('Mail.Order.Payment')}: {order.paymentMethod.name}
      </p>
      {order.comment && (
        <p>
          {shop.t('Mail.Order.Comment')}: {order.comment}
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
  const countries = namedBillingCountries(shop.settings.checkoutSettings.countries, shop.culture);
  const country = countries.find(({ code }) => code === address.country);
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
