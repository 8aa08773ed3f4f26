import type { SlotProps } from '@matchday/storefront/slots';
import { Alert } from '@matchday/ui/alert';
import { clubTexts } from './texts';

export function CheckoutNote({ culture }: SlotProps) {
  return <Alert role="note">{clubTexts(culture).checkoutNote}</Alert>;
}
