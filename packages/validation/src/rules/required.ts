import { type Check, type Failure, isEmpty } from '../check';

const failure: Failure = { key: 'Form.Validation.Required', params: {} };

/** Refuses an empty value, whitespace only, and an unticked checkbox (S5.2). */
export const required = (): Check => (value) =>
  isEmpty(value) || value === false || (typeof value === 'string' && value.trim() === '')
    ? failure
    : undefined;
