import { ApiError } from '@matchday/api-client';
import type { Translate } from '../texts/translate';

export interface RefusalOptions<Name extends string> {
  names: readonly Name[];
  /** Fields of the API that the form names otherwise. */
  aliases?: Readonly<Record<string, Name>>;
  /** Texts for codes that the form words better than the API does. */
  wordings?: Readonly<Record<string, string>>;
  t: Translate<'Error.Network' | 'Form.Failed'>;
}

export interface Refusal<Name extends string> {
  byField: Partial<Record<Name, string>>;
  /** What concerns no field of the form; null where there is nothing. */
  message: string | null;
}

/** What the API refused, in the words of the form: at its fields, and of the form as a whole. */
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
