import { ApiError } from '@matchday/api-client';
import type { Translate } from '../texts/translate';

export interface RefusalOptions<Name extends string> {
  names: readonly Name[];
  /** The form's names for fields that the API names differently. */
  aliases?: Readonly<Record<string, Name>>;
  /** The form's own texts for codes of the API. */
  wordings?: Readonly<Record<string, string>>;
  t: Translate<'Error.Network' | 'Form.Failed'>;
}

export interface Refusal<Name extends string> {
  byField: Partial<Record<Name, string>>;
  /** The error that belongs to no field of the form; null if there is none. */
  message: string | null;
}

/** Maps the API's errors to the form: to its fields, and to the form as a whole. */
export function refusalOf<Name extends string>(
  error: unknown,
  { names, aliases = {}, wordings = {}, t }: RefusalOptions<Name>,
): Refusal<Name> {
  if (!(error instanceof ApiError)) return { byField: {}, message: t('Form.Failed') };
  if (error.code === 'NoAnswer') return { byField: {}, message: t('Error.Network') };
  const byField: Partial<Record<Name, string>> = {};
  let message: string | null = null;
  for (const { code, field, message: apiMessage } of error.errors) {
    const name = names.find((one) => one === (aliases[field ?? ''] ?? field));
    const text = wordings[code] ?? (apiMessage || t('Form.Failed'));
    if (name) byField[name] ??= text;
    else message ??= text;
  }
  return { byField, message };
}
