import { passwordLength } from '@matchday/validation';
import { consistsOfNames } from './own-names';

const { min, max } = passwordLength;

/** Why a password is rejected. */
export type PasswordFault =
  | { code: 'TooShort' | 'TooLong'; params: { limit: number } }
  | { code: 'PasswordTooCommon'; params: Record<string, never> };

let common: Promise<ReadonlySet<string>> | undefined;

/** Read when the first password is chosen: the list takes ten megabytes, which most processes never need. */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].filter(({ length }) => length >= min));
}

/** A few characters again and again, or neighbours in a row. The list leaves such passwords to rules. */
function isPattern(password: string): boolean {
  const codes = Array.from(password, (character) => character.codePointAt(0) ?? 0);
  const step = (codes[1] ?? 0) - (codes[0] ?? 0);
  const isRow = Math.abs(step) === 1 && codes.every((code, at) => code - (codes[0] ?? 0) === at * step);
  return isRow || /^(.{1,4})\1+$/su.test(password);
}

/** Normalises a password, so that differently composed letters are equal. */
export function normalisePassword(password: string): string {
  return password.normalize('NFKC');
}

/**
 * Checks the length of a normalised password and whether it is easy to guess: common in breaches, a pattern, or made of the names
 * of the shop and the customer's address. There is no rule about kinds of characters.
 *
 * @param email normalised; rejected as a password, as is its part before the @
 * @param shopNames names of the club and its shop
 */
export async function passwordFault(
  password: string,
  email: string,
  shopNames: readonly string[],
): Promise<PasswordFault | undefined> {
  const { length } = Array.from(password);
  if (length < min) return { code: 'TooShort', params: { limit: min } };
  if (length > max) return { code: 'TooLong', params: { limit: max } };
  common ??= readCommonPasswords();
  const lowerCase = password.toLowerCase();
  const [localPart = ''] = email.split('@');
  const isCommon =
    (await common).has(lowerCase) ||
    lowerCase === email ||
    lowerCase === localPart ||
    consistsOfNames(lowerCase, [...shopNames, localPart]) ||
    isPattern(lowerCase);
  return isCommon ? { code: 'PasswordTooCommon', params: {} } : undefined;
}
