import type { DropPoint } from '@matchday/commerce';
import * as styles from './checkout.css';
import type { CheckoutTranslate } from './texts';

/** How far a pick-up point is, in metres or kilometres. */
export function distanceText(metres: number, t: CheckoutTranslate): string {
  if (metres < 1000) return t('Checkout.DropPoint.Metres', { count: metres });
  const kilometres = new Intl.NumberFormat(t.locale, { maximumFractionDigits: 1 }).format(metres / 1000);
  return t('Checkout.DropPoint.Kilometres', { count: kilometres });
}

/** The address of a pick-up point in one line. */
export const addressOf = ({ street, zipCode, city }: DropPoint) => `${street}, ${zipCode} ${city}`;

const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** When a pick-up point is open, Monday to Sunday. */
export function OpeningHours({ point, t }: { point: DropPoint; t: CheckoutTranslate }) {
  return (
    <dl className={styles.hours} aria-label={t('Checkout.DropPoint.OpeningHours')}>
      {weekdays.map((day) => {
        const hours = point.openingHours.find((one) => one.day === day);
        return (
          <div key={day} className={styles.hoursRow}>
            <dt>{weekdayName(day, t.locale)}</dt>
            <dd className={styles.hoursValue}>
              {hours ? `${hours.opens}–${hours.closes}` : t('Checkout.DropPoint.Closed')}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function weekdayName(day: number, locale: string): string {
  // The first of January 2024 was a Monday.
  const date = new Date(Date.UTC(2024, 0, day));
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(date);
}
