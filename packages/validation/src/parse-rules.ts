import type { Check } from './check';
import { RuleArguments, RuleError } from './rule-arguments';
import { type AddOnNameOptions, addOnName } from './rules/add-on-name';
import { confirmed, oneOf } from './rules/comparison';
import { email } from './rules/email';
import { max, min } from './rules/length';
import { address, numeric, phone } from './rules/patterns';
import { between, betweenPlayerNumber, maxValue, minValue } from './rules/range';
import { required } from './rules/required';
import { zipCode } from './rules/zip-code';

/** Each rule's name and its parameters in a rule object. */
export interface RuleOptions {
  required: true;
  min: number;
  max: number;
  min_value: number;
  max_value: number;
  between: readonly [min: number, max: number];
  between_playerNumber: readonly [min: number, max: number];
  addOnName: true | AddOnNameOptions;
  email: true;
  numeric: true;
  phone: true;
  confirmed: string;
  address: true;
  zipCode: string;
  oneOf: readonly string[];
}

export type RuleName = keyof RuleOptions;

/** A field's rules by name; `false` or undefined disables a rule. */
export type RuleObject = { readonly [Name in RuleName]?: RuleOptions[Name] | false };

/**
 * The rules of a field (S5.11), applied in the order written: a string like `required|between:1,99`, or an object like
 * `{required: true, between: [1, 99]}`. Parameters that contain `|` or `,` require the object.
 */
export type Rules = string | RuleObject;

const rules: { readonly [Name in RuleName]: (given: RuleArguments) => Check } = {
  required: bare(required),
  min: (given) => min(given.number()),
  max: (given) => max(given.number()),
  min_value: (given) => minValue(given.number()),
  max_value: (given) => maxValue(given.number()),
  between: (given) => between(...given.range()),
  between_playerNumber: (given) => betweenPlayerNumber(...given.range()),
  addOnName: (given) => addOnName(given.addOnNameOptions()),
  email: bare(email),
  numeric: bare(numeric),
  phone: bare(phone),
  confirmed: (given) => confirmed(given.fieldName()),
  address: bare(address),
  zipCode: (given) => zipCode(given.fieldName()),
  oneOf: (given) => oneOf(given.texts()),
};

function bare(rule: () => Check): (given: RuleArguments) => Check {
  return (given) => {
    given.none();
    return rule();
  };
}

function isRuleName(name: string): name is RuleName {
  return Object.hasOwn(rules, name);
}

function build(name: string, values: readonly unknown[]): Check {
  if (isRuleName(name)) return rules[name](new RuleArguments(name, values));
  throw new RuleError(`Unknown validation rule "${name}". Known rules: ${Object.keys(rules).join(', ')}.`);
}

function fromText(text: string): Check {
  const colon = text.indexOf(':');
  return colon < 0
    ? build(text.trim(), [])
    : build(text.slice(0, colon).trim(), text.slice(colon + 1).split(','));
}

function fromOption(name: string, option: unknown): Check {
  if (option === true) return build(name, []);
  return build(name, Array.isArray(option) ? option : [option]);
}

/**
 * Parses a field's rules into checks.
 *
 * @throws RuleError for an unknown rule or unusable parameters.
 */
export function parseRules(rules: Rules): Check[] {
  if (typeof rules === 'string') return rules.trim() === '' ? [] : rules.split('|').map(fromText);
  return Object.entries(rules)
    .filter(([, option]) => option !== false && option !== undefined)
    .map(([name, option]) => fromOption(name, option));
}
