const address = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+/gu;
const query = /[?#][^\s:)'"]*/g;
const longNumber = /\d{8,}/g;

/**
 * Removes personal data from an error text: email addresses, queries with tokens and search terms, and card and phone
 * numbers.
 */
export function withoutPersonalData(text: string): string {
  return text.replace(address, '<email>').replace(query, '').replace(longNumber, '<number>');
}
