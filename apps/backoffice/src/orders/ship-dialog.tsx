import { Box, TextField, Typography } from '@mui/material';
import { useStore } from 'react-admin';
import { api } from '../api/api';
import { useFormDraft } from '../drafts/use-draft';
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
  const rows = linesLeft(order);
  const draft = useFormDraft(`orders/${order.id}/ship`, {
    // The same parcel that is sent again after a lost response is one parcel.
    key: crypto.randomUUID(),
    carrier: lastCarrier,
    trackingNumber: '',
    trackingUrl: '',
    quantities: Object.fromEntries(rows.map(({ line, left }) => [line.id, left])),
  });
  const { key, carrier, trackingNumber, trackingUrl, quantities } = draft.value;
  const set = (change: Partial<typeof draft.value>) => draft.setValue({ ...draft.value, ...change });

  const ship = async () => {
    const lines = Object.entries(quantities).flatMap(([lineId, quantity]) =>
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
      draft={draft}
      onClose={onClose}
    >
      <TextField
        label={text('ship.carrier')}
        value={carrier}
        required
        autoFocus={lastCarrier === ''}
        onChange={({ target }) => set({ carrier: target.value })}
      />
      <TextField
        label={text('ship.trackingNumber')}
        value={trackingNumber}
        autoFocus={lastCarrier !== ''}
        onChange={({ target }) => set({ trackingNumber: target.value })}
      />
      <TextField
        label={text('ship.trackingUrl')}
        value={trackingUrl}
        type="url"
        helperText={text('ship.trackingUrlHelp')}
        onChange={({ target }) => set({ trackingUrl: target.value })}
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
              value={quantities[line.id] ?? 0}
              onChange={({ target }) =>
                set({ quantities: { ...quantities, [line.id]: Math.trunc(Number(target.value)) } })
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
