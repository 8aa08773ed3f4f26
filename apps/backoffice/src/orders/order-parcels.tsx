import { Box, Link, Typography } from '@mui/material';
import { Panel } from '../layout/panel';
import { useFormats } from '../texts/use-formats';
import { useText } from '../texts/use-text';
import type { Order } from './order-data';

export function OrderParcels({ order }: { order: Order }) {
  const text = useText();
  const { time } = useFormats();
  const nameOf = (lineId: string) => order.lines.find(({ id }) => id === lineId)?.name ?? lineId;
  return (
    <Panel title={text('orders.parcels')}>
      {order.shipments.length === 0 && (
        <Typography color="textSecondary">{text('orders.noParcels')}</Typography>
      )}
      {order.shipments.map(({ id, shippedAt, carrier, trackingNumber, trackingUrl, lines }) => (
        <Box key={id}>
          <Typography sx={{ fontWeight: 600 }}>
            {[carrier, trackingNumber].filter(Boolean).join(' ')}
            {' · '}
            {time(shippedAt)}
          </Typography>
          <Typography variant="body2">
            {lines.map(({ lineId, quantity }) => `${quantity} × ${nameOf(lineId)}`).join(', ')}
          </Typography>
          {trackingUrl && (
            <Link href={trackingUrl} target="_blank" rel="noreferrer">
              {text('orders.track')}
            </Link>
          )}
        </Box>
      ))}
    </Panel>
  );
}
