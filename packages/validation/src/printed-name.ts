/**
 * Converts a name to its printed form: capitals, single spaces, composed accents, and plain apostrophes and dashes.
 * Returns an empty string if no character remains.
 */
export function printedName(name: string): string {
  return name
    .normalize('NFC')
    .toUpperCase()
    .normalize('NFC')
    .replace(/[\u2018\u2019\u02BC\u00B4`]/g, "'")
    .replace(/[\u2010-\u2014\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}
