/**
 * A name as it is printed: capitals, single spaces, letters with their accents composed, and the plain forms of the
 * apostrophes and dashes that keyboards put in their place. Empty where nothing is left of it.
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
