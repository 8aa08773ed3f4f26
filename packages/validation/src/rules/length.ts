import { type Check, optionalCheck } from '../check';
import { textOf } from '../text';

function lengthOf(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  const text = textOf(value);
  return text === undefined ? Number.NaN : Array.from(text).length;
}

/** At least `length` characters (Unicode code points), or entries of a list (S5.3). */
export const min = (length: number): Check =>
  optionalCheck('Form.Validation.Min', (value) => lengthOf(value) >= length, { length });

/** At most `length` characters (Unicode code points), or entries of a list (S5.3). */
export const max = (length: number): Check =>
  optionalCheck('Form.Validation.Max', (value) => lengthOf(value) <= length, { length });
