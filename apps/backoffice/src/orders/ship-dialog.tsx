import { Box, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useStore } from 'react-admin';
import { api } from '../api/api';
import { ChangeDialog } from '../layout/change-dialog';
import { useText } from '../texts/use-text';
import type { Order } from './order-data';
import { LineName } from './order-lines';
import { linesLeft } from './shipped';

/** Records a parcel with all or some of the goods that are left. */
export function ShipDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const text = useText();
  // The next parcel usually has the same carrier.
  const [lastCarrier, setLastCarrier] = useStore('ship.carrier', '');
  const [carrier, setCarrier] = useState(lastCarrier);
  const [trackingNumber, setTrackingNumber] = useState('');
  const [trackingUrl, setTrackingUrl] = useState('');
  const rows = linesLeft(order);
  const [quantities, setQuantities] = useState(() => new Map(rows.map(({ line, left }) => [line.id, left])));
  const [key] = useState(() => crypto.randomUUID());

  const ship = async () => {
    const lines = [...quantities].flatMap(([lineId, quantity]) =>
      quantity > 0 ? [{ lineId, quantity }] : [],
    );
    await api.POST('/api/admin/orders/{orderId}/shipments', {
      params: { path: { orderId: order.id }, header: { 'idempotency-key': key } },
      body: {
        carrier: carrier.trim(),
        ...(trackingNumber.trim() && { trackingNumber: trackingNumber.trim() }),
        ...(trackingUrl.trim() && { trackingUrl: trackingUrl.trim() }),
        lines,
      },
    });
    setLastCarrier(carrier.trim());
  };
  return (
    <ChangeDialog
      title={text('ship.title', { number: order.orderNumber })}
      action={text('ship.action')}
      done={text('ship.done')}
      change={ship}
      onClose={onClose}
    >
      <TextField
        label={text('ship.carrier')}
        value={carrier}
        required
        autoFocus={lastCarrier === ''}
        onChange={({ target }) => setCarrier(target.value)}
      />
      <TextField
        label={text('ship.trackingNumber')}
        value={trackingNumber}
        autoFocus={lastCarrier !== ''}
        onChange={({ target }) => setTrackingNumber(target.value)}
      />
      <TextField
        label={text('ship.trackingUrl')}
        value={trackingUrl}
        type="url"
        helperText={text('ship.trackingUrlHelp')}
        onChange={({ target }) => setTrackingUrl(target.value)}
        slotProps={{ htmlInput: { pattern: 'https://.+' } }}
      />
      <Box sx={{ display: 'grid', gap: 1.5, my: 2 }}>
        {rows.map(({ line, left }) => (
          <Box
            key={line.id}
            sx={{ display: 'grid', gridTemplateColumns: '1fr 7rem', gap: 2, alignItems: 'center' }}
          >
            <div>
              <LineName line={line} />
              <Typography variant="body2" color="textSecondary">
                {text('ship.left', { left })}
              </Typography>
            </div>
            <TextField
              type="number"
              label={text('orders.quantity')}
              value={quantities.get(line.id)}
              onChange={({ target }) =>
                setQuantities(new Map(quantities).set(line.id, Math.trunc(Number(target.value))))
              }
              slotProps={{
                htmlInput: { min: 0, max: left, 'aria-label': text('ship.quantityOf', { name: line.name }) },
              }}
            />
          </Box>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {text('ship.effect')}
      </Typography>
    </ChangeDialog>
  );
}
