/** The ISO date of a moment, in UTC. */
export function isoDay(time: Date): string {
  return time.toISOString().slice(0, 10);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The ISO date that the calendar of a time zone shows at a moment. @param timeZone IANA, such as `Europe/Madrid` */
export function localDay(time: Date, timeZone: string): string {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
    formats.set(timeZone, format);
  }
  return format.format(time);
}
