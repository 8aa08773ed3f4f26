const address = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+/gu;
const query = /[?#][^\s:)'"]*/g;
const longNumber = /\d{8,}/g;

/**
 * What a fault says, without what it may say of a person: addresses, queries with their tokens and search terms, and
 * numbers of cards and telephones.
 */
export function withoutPersonalData(text: string): string {
  return text.replace(address, '<email>').replace(query, '').replace(longNumber, '<number>');
}
