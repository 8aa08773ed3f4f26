import { type Check, type Failure, isEmpty } from '../check';

const failure: Failure = { key: 'Form.Validation.Confirmed', params: {} };

/** Requires the same value as the form's field named `field`, character for character (S5.9). */
export const confirmed =
  (field: string): Check =>
  (value, form = {}) => {
    const other = form[field];
    return value === other || (isEmpty(value) && isEmpty(other)) ? undefined : failure;
  };
