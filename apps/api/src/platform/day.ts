/** The ISO date in UTC. */
export function isoDay(time: Date): string {
  return time.toISOString().slice(0, 10);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The ISO date in a time zone.
 * @param timeZone IANA name, such as `Europe/Madrid`
 */
export function localDay(time: Date, timeZone: string): string {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
    formats.set(timeZone, format);
  }
  return format.format(time);
}
