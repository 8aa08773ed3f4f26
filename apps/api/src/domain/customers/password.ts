import { dictionary } from '@zxcvbn-ts/language-common';

export const minPasswordLength = 8;
export const maxPasswordLength = 128;

/** Why a password may not be chosen. */
export type PasswordFault =
  | { code: 'TooShort' | 'TooLong'; params: { limit: number } }
  | { code: 'PasswordTooCommon'; params: Record<string, never> };

const common = new Set(dictionary['passwords-common'].filter(({ length }) => length >= minPasswordLength));

/** One password, however the keyboard composed its letters. */
export function normalisePassword(password: string): string {
  return password.normalize('NFKC');
}

/**
 * What is wrong with a normalised password: its length in characters, or that it would be guessed first. Which kinds of
 * characters it has is nobody's business.
 *
 * @param email normalised; it and its part before the @ are guessed too
 */
export function passwordFault(password: string, email: string): PasswordFault | undefined {
  const { length } = Array.from(password);
  if (length < minPasswordLength) return { code: 'TooShort', params: { limit: minPasswordLength } };
  if (length > maxPasswordLength) return { code: 'TooLong', params: { limit: maxPasswordLength } };
  const folded = password.toLowerCase();
  const isGuessed =
    common.has(folded) || folded === email || folded === email.split('@')[0] || new Set(folded).size === 1;
  return isGuessed ? { code: 'PasswordTooCommon', params: {} } : undefined;
}
