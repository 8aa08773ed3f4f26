import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import type { ProductCard } from '../products/product-data';
import { useText } from '../texts/use-text';
import { BulkSaleDialog } from './bulk-sale-dialog';

/** How many products the API takes at once. */
const most = 100;

/** Plans a sale of the chosen products of a list. */
export function BulkSaleButton() {
  const text = useText();
  const [isPlanning, setPlanning] = useState(false);
  const { data, selectedIds, onSelect, onUnselectItems } = useListContext<ProductCard>();
  if (selectedIds.length > most) return <Typography>{text('sales.tooMany', { count: most })}</Typography>;
  return (
    <>
      <Button onClick={() => setPlanning(true)}>{text('sales.plan')}</Button>
      {isPlanning && (
        <BulkSaleDialog
          productIds={selectedIds}
          names={new Map(data?.map(({ id, name }) => [id, name]))}
          onLeaveOut={(left) => onSelect(selectedIds.filter((id) => id !== left))}
          onPlanned={onUnselectItems}
          onClose={() => setPlanning(false)}
        />
      )}
    </>
  );
}
