import type { MessageKey } from './message-keys';

/** The reason for a failure: a dictionary key and the values for the placeholders of its text. */
export interface Failure {
  readonly key: MessageKey;
  readonly params: Readonly<Record<string, string | number>>;
}

/** The values of all fields of a form, by field name. */
export type FormValues = Readonly<Record<string, unknown>>;

/** Checks one value, given the other values of its form. Returns undefined for a valid value. */
export type Check = (value: unknown, form?: FormValues) => Failure | undefined;

/** Whether nothing was entered: undefined, null, '', an empty list, or the NaN of an empty number field. */
export function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    Number.isNaN(value) ||
    (Array.isArray(value) && value.length === 0)
  );
}

/** Builds a check that accepts an empty value, because only `required` rejects empty values. */
export function optionalCheck(
  key: MessageKey,
  accepts: (value: unknown, form: FormValues) => boolean,
  params: Failure['params'] = {},
): Check {
  const failure: Failure = { key, params };
  return (value, form = {}) => (isEmpty(value) || accepts(value, form) ? undefined : failure);
}
