/** @jsxRuntime automatic */
import type { Order, Shipment } from '../../orders';
import type { MailShop } from '../mail-shop';

/** A parcel: its goods, and where it is. */
export function Parcel({ shipment, order, shop }: { shipment: Shipment; order: Order; shop: MailShop }) {
  const { parcel: texts } = shop.texts;
  const { carrier, trackingNumber, trackingUrl } = shipment;
  return (
    <section>
      <h2 style={{ fontSize: 19 }}>{texts.lines}</h2>
      <ul style={{ paddingLeft: 20 }}>
        {shipment.lines.map(({ lineId, quantity }) => (
          <li key={lineId}>
            {quantity} × {order.lines.find(({ id }) => id === lineId)?.name}
          </li>
        ))}
      </ul>
      <p>
        {texts.carrier}: {carrier}
        {trackingNumber && (
          <>
            <br />
            {texts.number}: {trackingNumber}
          </>
        )}
        {trackingUrl && (
          <>
            <br />
            <a href={trackingUrl}>{texts.track}</a>
          </>
        )}
      </p>
    </section>
  );
}
