import { describe, expect, test } from 'vitest';
import { messageKeys } from './message-keys';
import { parseRules, type RuleObject, type Rules } from './parse-rules';
import { RuleError } from './rule-arguments';
import { validateField } from './validate';

describe('a rule string', () => {
  test('is applied in the order written', () => {
    const rules = 'required|email|max:12';
    expect(validateField('', rules)?.key).toBe('Form.Validation.Required');
    expect(validateField('fan', rules)?.key).toBe('Form.Validation.Email');
    expect(validateField('someone@club.dk', rules)?.key).toBe('Form.Validation.Max');
    expect(validateField('fan@club.dk', rules)).toBeUndefined();
  });

  test('may contain spaces or be empty', () => {
    expect(validateField('7', 'required | between: 1, 99')).toBeUndefined();
    expect(validateField('100', 'required | between: 1, 99')?.key).toBe('Form.Validation.Between');
    expect(parseRules('  ')).toEqual([]);
  });

  test('passes addOnName its characters', () => {
    expect(validateField("O'NEILL", 'required|addOnName')).toBeDefined();
    expect(validateField("O'NEILL", "required|addOnName:'-")).toBeUndefined();
  });
});

const fromData = (json: string): Rules => JSON.parse(json);

const samples: [value: unknown, text: string, object: RuleObject][] = [
  ['', 'required', { required: true }],
  ['ab', 'min:3', { min: 3 }],
  ['abcd', 'max:3', { max: 3 }],
  ['2', 'min_value:3', { min_value: 3 }],
  ['4', 'max_value:3', { max_value: 3 }],
  ['0', 'between:1,99', { between: [1, 99] }],
  ['0', 'between_playerNumber:1,99', { between_playerNumber: [1, 99] }],
  ['a+', "addOnName:'", { addOnName: { allowedCharacters: "'" } }],
  ['a', 'email', { email: true }],
  ['a', 'numeric', { numeric: true }],
  ['a', 'phone', { phone: true }],
  ['a', 'confirmed:email', { confirmed: 'email' }],
  ['a', 'address', { address: true }],
  ['a', 'zipCode:country', { zipCode: 'country' }],
  ['a', 'oneOf:DK,SE', { oneOf: ['DK', 'SE'] }],
];

describe('a rule object', () => {
  test.each(samples)('fails for %j like the string %s', (value, text, object) => {
    const failure = validateField(value, text);
    expect(failure).toBeDefined();
    expect(validateField(value, object)).toEqual(failure);
  });

  test('ignores false and undefined', () => {
    expect(parseRules({ required: false, email: undefined })).toEqual([]);
  });
});

test('the rules use every message key and no other', () => {
  const named = samples.map(([value, text]) => validateField(value, text)?.key);
  expect(named).toHaveLength(messageKeys.length);
  expect(new Set(named)).toEqual(new Set(messageKeys));
});

describe('an invalid rule', () => {
  test.each(['emial', 'required||email', 'constructor', '__proto__'])('%s is an unknown rule', (rules) => {
    expect(() => parseRules(rules)).toThrow(/^Unknown validation rule ".*"\. Known rules: required, min,/);
  });

  test.each([
    'required:1',
    'min',
    'min:x',
    'max:1,2',
    'between:1',
    'between:9,1',
    'between:1,2,3',
    'confirmed',
    'confirmed:',
    'zipCode:a,b',
    "addOnName:',-",
  ])('%s has unusable parameters', (rules) => {
    expect(() => parseRules(rules)).toThrow(RuleError);
  });

  test('names the given value in its message', () => {
    expect(() => parseRules('between:9,1')).toThrow(
      'Validation rule "between" takes two numbers, the smaller first, not ["9","1"].',
    );
  });

  test('is detected in objects from data', () => {
    expect(() => parseRules(fromData('{"emial": true}'))).toThrow(RuleError);
    expect(() => parseRules(fromData('{"oneOf": [1]}'))).toThrow(RuleError);
    expect(() => parseRules(fromData('{"addOnName": {}}'))).toThrow(RuleError);
  });
});
