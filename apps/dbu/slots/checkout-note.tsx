import type { SlotProps } from '@matchday/storefront/slots';
import { Alert } from '@matchday/ui/alert';
import { textsOf } from './texts';

export function CheckoutNote({ culture }: SlotProps) {
  return <Alert role="note">{textsOf(culture).checkoutNote}</Alert>;
}
