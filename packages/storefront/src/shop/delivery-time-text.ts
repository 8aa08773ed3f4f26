import { formatDay } from '../texts/format';
import type { Translate } from '../texts/translate';
import type { deliveryTimeTexts } from './texts';

interface DeliveryTime {
  /** Working days. */
  days: { min: number; max: number };
  /** The day from which they count, as an ISO date; null if they count from the order. */
  countedFrom: string | null;
}

/** When goods arrive, such as 5–7 working days from 12 February 2027. */
export function deliveryTimeText(
  { days: { min, max }, countedFrom }: DeliveryTime,
  t: Translate<(typeof deliveryTimeTexts)[number]>,
): string {
  const days = t.plural('Checkout.Delivery.Days', max, {
    days: min === max ? max : `${min}–${max}`,
    min,
    max,
  });
  return countedFrom === null
    ? days
    : t('Checkout.Delivery.From', { days, date: formatDay(countedFrom, t.locale) });
}
