import { type Failure, type Rules, validateForm } from '@matchday/validation';
import type { Db } from '../../platform/database/database';
import type { ErrorItemOf } from '../../platform/http/errors/api-error';
import { errorItem } from '../../platform/http/errors/error-body';
import type { ErrorCode } from '../../platform/http/errors/messages';
import { findTexts } from './queries/dictionary';
import type { Shop } from './shop';

/** The validation errors of form values, with texts from the store's dictionary. */
export async function fieldErrors<Field extends string>(
  db: Db,
  shop: Shop,
  values: { readonly [Name in NoInfer<Field>]?: unknown },
  rules: Readonly<Record<Field, Rules>>,
): Promise<ErrorItemOf<'InvalidField'>[]> {
  const failures = Object.entries(validateForm(values, rules)) as [Field, { key: string; params: object }][];
  if (failures.length === 0) return [];
  const texts = await findTexts(
    db,
    shop,
    failures.map(([, { key }]) => key),
  );
  return failures.map(([field, { key, params }]) => {
    const text = texts.get(key);
    return text === undefined
      ? errorItem({ code: 'InvalidField', params: { field }, field }, shop.culture)
      : { code: 'InvalidField', message: fillPlaceholders(text, params), field };
  });
}

function fillPlaceholders(text: string, params: object): string {
  const values = new Map(Object.entries(params));
  return text.replace(/\{(\w+)\}/g, (placeholder, name) => String(values.get(name) ?? placeholder));
}

/** An invalid field; `failure` is set if it breaks a form rule. */
export interface FieldError<Code extends ErrorCode> {
  field: string;
  code: Code;
  failure?: Failure | undefined;
}

/** Converts field errors to error items. A broken form rule uses the message of the shop's dictionary. */
export async function ruleErrors<Code extends ErrorCode>(
  db: Db,
  shop: Shop,
  errors: readonly FieldError<Code>[],
): Promise<ErrorItemOf<Code>[]> {
  if (errors.length === 0) return [];
  const keys = errors.flatMap(({ failure }) => (failure ? [failure.key] : []));
  const texts = await findTexts(db, shop, keys);
  return errors.map((error) => toItem(error, texts, shop.culture));
}

function toItem<Code extends ErrorCode>(
  { field, code, failure }: FieldError<Code>,
  texts: ReadonlyMap<string, string>,
  culture: string,
): ErrorItemOf<Code> {
  const text = failure && texts.get(failure.key);
  if (!failure || text === undefined) return errorItem({ code, params: { field }, field }, culture);
  const message = text.replace(/\{(\w+)\}/g, (placeholder, name) =>
    String(failure.params[name] ?? placeholder),
  );
  return { code, message, field };
}
