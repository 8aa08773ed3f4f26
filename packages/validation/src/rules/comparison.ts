import { type Check, type Failure, isEmpty, optionalCheck } from '../check';

const failure: Failure = { key: 'Form.Validation.Confirmed', params: {} };

/** Requires the same value as the form's field named `field`, character for character (S5.9). */
export const confirmed =
  (field: string): Check =>
  (value, form = {}) => {
    const other = form[field];
    return value === other || (isEmpty(value) && isEmpty(other)) ? undefined : failure;
  };

/** One of the given values, such as a country that the store delivers to. */
export const oneOf = (values: readonly string[]): Check =>
  optionalCheck('Form.Validation.OneOf', (value) => typeof value === 'string' && values.includes(value));
