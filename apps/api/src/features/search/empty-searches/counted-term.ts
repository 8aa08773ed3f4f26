const shortest = 2;
const longest = 60;

/** A number of a person or an order: five digits or more, also with signs between them. */
const longNumber = /\d(?:[\s().+/-]*\d){4}/;

/**
 * The form in which a search is counted: in lower case, with single spaces. Null for what is not counted, because it
 * could name a person: addresses, numbers of telephones and orders, and long texts.
 */
export function countedTerm(term: string): string | null {
  const words = term.normalize('NFKC').toLowerCase().replace(/\p{C}/gu, '').trim().replace(/\s+/g, ' ');
  const isCounted =
    words.length >= shortest && words.length <= longest && !words.includes('@') && !longNumber.test(words);
  return isCounted ? words : null;
}
