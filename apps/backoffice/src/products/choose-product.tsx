import { Checkbox } from '@mui/material';
import { useListContext } from 'react-admin';
import { useText } from '../texts/use-text';
import type { ProductCard } from './product-data';

/** Chooses a product of the list. That of react-admin has no name for screen readers, and the same one in each row. */
export function ChooseProduct({ product: { id, name } }: { product: ProductCard }) {
  const text = useText();
  const { selectedIds, onToggleItem } = useListContext<ProductCard>();
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(id)}
      onChange={() => onToggleItem(id)}
      slotProps={{ input: { 'aria-label': text('products.choose', { name }) } }}
    />
  );
}
