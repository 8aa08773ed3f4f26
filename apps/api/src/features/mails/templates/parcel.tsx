/** @jsxRuntime automatic */
import type { Order, Shipment } from '../../orders';
import type { MailShop } from '../mail-shop';

/** A parcel: its goods, and where it is. */
export function Parcel({ shipment, order, shop }: { shipment: Shipment; order: Order; shop: MailShop }) {
  const { carrier, trackingNumber, trackingUrl } = shipment;
  return (
    <section>
      <h2 style={{ fontSize: 19 }}>{shop.t('Mail.Parcel.Lines')}</h2>
      <ul style={{ paddingLeft: 20 }}>
        {shipment.lines.map(({ lineId, quantity }) => (
          <li key={lineId}>
            {quantity} × {order.lines.find(({ id }) => id === lineId)?.name}
          </li>
        ))}
      </ul>
      <p>
        {shop.t('Mail.Parcel.Carrier')}: {carrier}
        {trackingNumber && (
          <>
            <br />
            {shop.t('Mail.Parcel.Number')}: {trackingNumber}
          </>
        )}
        {trackingUrl && (
          <>
            <br />
            <a href={trackingUrl}>{shop.t('Mail.Parcel.Track')}</a>
          </>
        )}
      </p>
    </section>
  );
}
