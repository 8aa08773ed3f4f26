import { fillText } from '@matchday/dictionary/languages';
import { type Failure, type Rules, validateForm } from '@matchday/validation';
import type { Db } from '../../platform/database/database';
import type { ErrorItemOf } from '../../platform/http/errors/api-error';
import { errorItem } from '../../platform/http/errors/error-body';
import type { ErrorCode } from '../../platform/http/errors/messages';
import { findTexts } from './queries/dictionary';
import type { Shop } from './shop';

/** The validation errors of form values, with the texts of the shop's forms. */
export async function fieldErrors<Field extends string>(
  db: Db,
  shop: Shop,
  values: { readonly [Name in NoInfer<Field>]?: unknown },
  rules: Readonly<Record<Field, Rules>>,
): Promise<ErrorItemOf<'InvalidField'>[]> {
  const failures = Object.entries(validateForm(values, rules)) as [Field, Failure][];
  return ruleErrors(
    db,
    shop,
    failures.map(([field, failure]) => ({ field, code: 'InvalidField', failure })),
  );
}

/** An invalid field; `failure` is set if it breaks a form rule. */
export interface FieldError<Code extends ErrorCode> {
  field: string;
  code: Code;
  failure?: Failure | undefined;
}

/** Converts field errors to error items. A broken form rule uses the text of the shop's forms. */
export async function ruleErrors<Code extends ErrorCode>(
  db: Db,
  shop: Shop,
  errors: readonly FieldError<Code>[],
): Promise<ErrorItemOf<Code>[]> {
  const keys = errors.flatMap(({ failure }) => (failure ? [failure.key] : []));
  const texts = keys.length > 0 ? await findTexts(db, shop, keys) : new Map<string, string>();
  return errors.map(({ field, code, failure }) => {
    const text = failure && texts.get(failure.key);
    if (text === undefined) return errorItem({ code, params: { field }, field }, shop);
    return { code, message: fillText(text, failure?.params ?? {}), field };
  });
}
