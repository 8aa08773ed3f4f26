import { Typography } from '@mui/material';
import { ChangeDialog } from '../layout/change-dialog';
import { useText } from '../texts/use-text';
import { endSale, type PlannedSale } from './sale-data';

interface Props {
  productId: string;
  sale: PlannedSale;
  onClose: () => void;
}

/** Ends a running sale, or cancels one that has not begun. */
export function EndSaleDialog({ productId, sale, onClose }: Props) {
  const text = useText();
  return (
    <ChangeDialog
      title={text('sales.endTitle')}
      action={text('sales.end')}
      done={text('sales.ended')}
      keep={text('sales.keep')}
      color="error"
      change={() => endSale(productId, sale.id)}
      onClose={onClose}
    >
      <Typography>{text(sale.state === 'running' ? 'sales.endRunning' : 'sales.endPlanned')}</Typography>
    </ChangeDialog>
  );
}
