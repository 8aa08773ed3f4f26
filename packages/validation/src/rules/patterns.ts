import type { Check } from '../check';
import { textCheck } from '../text';

/** Digits only: no sign, point or exponent (S5.7). */
export const numeric = (): Check => textCheck('Form.Validation.Numeric', (text) => /^\d+$/.test(text));

/**
 * Leading plus signs, an opening parenthesis, 1 to 4 digits and a closing parenthesis, of which only the digits are
 * required; then digits, spaces, dashes, dots or slashes (S5.8).
 */
export const phone = (): Check =>
  textCheck('Form.Validation.Phone', (text) => /^\+*\(?\d{1,4}\)?[\d\s./-]*$/.test(text));

/** A street with its number: at least one digit and one letter of any script (S5.10). */
export const address = (): Check =>
  textCheck('Form.Validation.Address', (text) => /\p{Nd}/u.test(text) && /\p{L}/u.test(text));
