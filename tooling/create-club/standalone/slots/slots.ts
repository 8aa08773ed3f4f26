import type { Slots } from '@matchday/storefront/slots';
import { CheckoutNote } from './checkout-note';
import { clubTexts } from './texts';

/** What the club adds to the shared screens: a link to its own page, and a note in the checkout. */
export const slots: Slots = {
  navigation: (items, { culture, pathPrefix }) => [
    ...items,
    { name: clubTexts(culture).title, href: `${pathPrefix}/club/` },
  ],
  checkoutNote: CheckoutNote,
};
