import { getParser } from 'bowser';

const maxLength = 80;

/** The browser and the system of a user agent, such as `Firefox, Windows`; empty if unknown. */
export function deviceLabel(userAgent: string | undefined): string {
  if (!userAgent) return '';
  const parser = getParser(userAgent);
  return [parser.getBrowserName(), parser.getOSName()]
    .filter((part) => part !== '')
    .join(', ')
    .slice(0, maxLength);
}
