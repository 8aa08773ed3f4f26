import type { Slots } from '@matchday/storefront/slots';
import { CheckoutNote } from './checkout-note';
import { MatchDay } from './match-day';

/** What this club adds to the shared screens. */
export const slots: Slots = { checkoutNote: CheckoutNote, productBlock: MatchDay };
