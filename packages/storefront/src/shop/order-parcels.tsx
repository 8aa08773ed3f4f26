import type { Order } from '@matchday/commerce';
import { Heading } from '@matchday/ui/heading';
import { Link } from '@matchday/ui/link';
import { Panel } from '@matchday/ui/panel';
import { Text } from '@matchday/ui/text';
import { formatDate } from '../texts/format';
import type { TranslateOf } from '../texts/translate';
import { parcel, parcelLines } from './order.css';
import { useShop } from './shop-provider';
import type { orderTexts } from './texts';

/** The parcels of an order: what is in each, and where it is. Empty until the first one is sent. */
export function OrderParcels({ order, t }: { order: Order; t: TranslateOf<typeof orderTexts> }) {
  const shop = useShop();
  return order.shipments.map(({ id, shippedAt, carrier, trackingNumber, trackingUrl, lines }, index) => (
    <Panel as="section" key={id} aria-labelledby={`parcel-${id}`} className={parcel}>
      <Heading level={2} step="h4" id={`parcel-${id}`}>
        {t('Receipt.Parcel', { number: String(index + 1) })}
      </Heading>
      <Text color="muted">{t('Receipt.Parcel.Sent', { date: formatDate(shippedAt, shop), carrier })}</Text>
      <ul className={parcelLines}>
        {lines.map(({ lineId, quantity }) => (
          <li key={lineId}>
            {quantity} × {order.lines.find((line) => line.id === lineId)?.name}
          </li>
        ))}
      </ul>
      {trackingUrl ? (
        <Link href={trackingUrl}>{t('Receipt.Parcel.Track', { number: trackingNumber ?? '' }).trim()}</Link>
      ) : (
        trackingNumber && <Text>{t('Receipt.Parcel.Number', { number: trackingNumber })}</Text>
      )}
    </Panel>
  ));
}
