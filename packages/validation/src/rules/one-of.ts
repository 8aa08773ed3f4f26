import { type Check, optionalCheck } from '../check';

/** One of the given values, such as a country that the store delivers to. */
export const oneOf = (values: readonly string[]): Check =>
  optionalCheck('Form.Validation.OneOf', (value) => typeof value === 'string' && values.includes(value));
