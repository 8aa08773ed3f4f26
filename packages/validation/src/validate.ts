import type { Failure, FormValues } from './check';
import { parseRules, type Rules } from './parse-rules';

/**
 * The first failure of a value, in the order of the rules; undefined if it is valid.
 *
 * @param form - the values of the whole form, for rules that compare fields.
 * @throws RuleError for an unknown rule or unusable parameters.
 */
export function validateField(value: unknown, rules: Rules, form: FormValues = {}): Failure | undefined {
  for (const check of parseRules(rules)) {
    const failure = check(value, form);
    if (failure) return failure;
  }
  return undefined;
}

/**
 * The first failure of each invalid field; an empty record if the form is valid. Values without rules are ignored.
 *
 * @throws RuleError for an unknown rule or unusable parameters.
 */
export function validateForm<Field extends string>(
  values: { readonly [Name in Field]?: unknown },
  rulesByField: Readonly<Record<Field, Rules>>,
): Partial<Record<Field, Failure>> {
  const form: FormValues = { ...values };
  const failures: Partial<Record<Field, Failure>> = {};
  for (const field in rulesByField) {
    const failure = validateField(form[field], rulesByField[field], form);
    if (failure) failures[field] = failure;
  }
  return failures;
}
