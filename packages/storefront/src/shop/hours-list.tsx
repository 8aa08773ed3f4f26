import * as styles from './hours-list.css';

/** A time on a day of every week. */
interface Period {
  /** ISO 8601: Monday is 1. */
  day: number;
  opens: string;
  closes: string;
}

interface HoursListProps {
  label: string;
  hours: readonly Period[];
  /** What is written for a day without hours. */
  closed: string;
  locale: string;
}

const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** When something is open, Monday to Sunday. */
export function HoursList({ label, hours, closed, locale }: HoursListProps) {
  return (
    <dl className={styles.hours} aria-label={label}>
      {weekdays.map((day) => {
        const periods = hours
          .filter((period) => period.day === day)
          .toSorted((a, b) => a.opens.localeCompare(b.opens))
          .map(({ opens, closes }) => `${opens}–${closes}`);
        return (
          <div key={day} className={styles.row}>
            <dt>{weekdayName(day, locale)}</dt>
            <dd className={styles.value}>{periods.join(', ') || closed}</dd>
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
