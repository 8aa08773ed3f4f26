import type { DropPoint } from '@matchday/commerce';
import { HoursList } from '../../shop/hours-list';
import type { CheckoutTranslate } from './texts';

/** How far a pick-up point is, in metres or kilometres. */
export function distanceText(metres: number, t: CheckoutTranslate): string {
  if (metres < 1000) return t('Checkout.DropPoint.Metres', { count: metres });
  const kilometres = new Intl.NumberFormat(t.locale, { maximumFractionDigits: 1 }).format(metres / 1000);
  return t('Checkout.DropPoint.Kilometres', { count: kilometres });
}

/** The address of a pick-up point in one line. */
export const addressOf = ({ street, zipCode, city }: DropPoint) => `${street}, ${zipCode} ${city}`;

/** When a pick-up point is open, Monday to Sunday. */
export const OpeningHours = ({ point, t }: { point: DropPoint; t: CheckoutTranslate }) => (
  <HoursList
    label={t('Checkout.DropPoint.OpeningHours')}
    hours={point.openingHours}
    closed={t('Checkout.DropPoint.Closed')}
    locale={t.locale}
  />
);
