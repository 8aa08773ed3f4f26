import {
  type Failure,
  type FieldValidation,
  type MessageKey,
  type Rules,
  validateField,
} from '@matchday/validation';
import type { Translate } from '../texts/translate';

export interface FormField {
  label: string;
  /** A rule string or object, or these with a debounce delay and a mode (S5.11). */
  validation?: Rules | FieldValidation;
  initial?: string;
  /** Replaces the default message for an empty value. */
  missing?: string;
  /** Surrounding spaces are part of the value, as in a password. */
  verbatim?: boolean;
}

export type FormFields<Name extends string> = Readonly<Record<Name, FormField>>;
export type FormValues<Name extends string> = Readonly<Record<Name, string>>;

const isWhole = (validation: Rules | FieldValidation): validation is FieldValidation =>
  typeof validation === 'object' && 'rules' in validation;

/** How and when a field is validated. */
export function validationOf({ validation = '' }: FormField): FieldValidation {
  return isWhole(validation) ? validation : { rules: validation };
}

export function isRequired(field: FormField): boolean {
  const { rules } = validationOf(field);
  return typeof rules === 'string' ? rules.split('|').includes('required') : rules.required === true;
}

/** The values to send: without surrounding spaces. */
export function trimmed<Name extends string>(fields: FormFields<Name>, values: FormValues<Name>) {
  const names = Object.keys(fields) as Name[];
  return Object.fromEntries(
    names.map((name) => [name, fields[name].verbatim ? values[name] : values[name].trim()]),
  ) as Record<Name, string>;
}

/** The error of a field, given the other values of its form. */
export function failureOf<Name extends string>(
  name: Name,
  fields: FormFields<Name>,
  values: FormValues<Name>,
): Failure | undefined {
  const form = trimmed(fields, values);
  return validateField(form[name], validationOf(fields[name]).rules, form);
}

export function failureText(
  { missing }: FormField,
  { key, params }: Failure,
  t: Translate<MessageKey>,
): string {
  return key === 'Form.Validation.Required' && missing ? missing : t(key, params);
}
