import { Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useState } from 'react';
import { api } from '../api/api';
import { ChangeDialog } from '../layout/change-dialog';
import { useText } from '../texts/use-text';
import type { Order } from './order-data';

/** Cancels an order of which nothing was shipped. */
export function CancelDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const text = useText();
  const [restock, setRestock] = useState(true);
  const cancel = () =>
    api.POST('/api/admin/orders/{orderId}/status', {
      params: { path: { orderId: order.id } },
      body: { status: 'Cancelled', restock },
    });
  return (
    <ChangeDialog
      title={text('cancel.title', { number: order.orderNumber })}
      action={text('cancel.action')}
      keep={text('cancel.keep')}
      done={text('cancel.done')}
      color="error"
      change={cancel}
      onClose={onClose}
    >
      <Typography>{text('cancel.effect')}</Typography>
      <FormControlLabel
        sx={{ mt: 1 }}
        control={
          <Checkbox checked={restock} autoFocus onChange={({ target }) => setRestock(target.checked)} />
        }
        label={text('cancel.restock')}
      />
    </ChangeDialog>
  );
}
