import { type Static, Type } from 'typebox';
import { list, strict } from './fields';

const lastDay = 7;
const mostPeriods = 28;

const Time = (description: string, example: string) =>
  Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', description, examples: [example] });

/** When customer service is open, in the store's time zone. */
export const ServiceHours = list(
  Type.Object(
    {
      day: Type.Integer({
        minimum: 1,
        maximum: lastDay,
        description: 'Day of the week: 1 is Monday, 7 is Sunday (ISO 8601)',
        examples: [1],
      }),
      opens: Time('Time at which it opens, in the time zone of the store', '09:00'),
      closes: Time('Time at which it closes, later on the same day', '16:00'),
    },
    { ...strict, title: 'ServicePeriod', description: 'A time in which customer service answers' },
  ),
  {
    maxItems: mostPeriods,
    description:
      'When customer service answers, in the time zone of the store; a day without an entry is closed. Empty or missing if the store does not say',
  },
);
export type ServiceHours = Static<typeof ServiceHours>;

/** The positions of periods that end before they begin, or begin before an earlier one of the day has ended. */
export function impossiblePeriods(hours: ServiceHours): number[] {
  return hours.flatMap(({ day, opens, closes }, index) => {
    const overlaps = hours
      .slice(0, index)
      .some((other) => other.day === day && opens < other.closes && other.opens < closes);
    return closes <= opens || overlaps ? [index] : [];
  });
}
