import { Chip } from '@mui/material';
import { useText } from '../texts/use-text';
import type { OrderStatus } from './order-data';

const colors = { Open: 'default', Confirmed: 'warning', Complete: 'success', Cancelled: 'default' } as const;

export function StatusChip({ status }: { status: OrderStatus }) {
  const text = useText();
  return (
    <Chip
      label={text(`orders.status.${status}`)}
      color={colors[status]}
      size="small"
      variant={status === 'Confirmed' ? 'filled' : 'outlined'}
    />
  );
}
