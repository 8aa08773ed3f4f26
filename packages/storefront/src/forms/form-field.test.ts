import { messageKeys } from '@matchday/validation';
import { describe, expect, test } from 'vitest';
import { pickTexts, translator } from '../texts/translate';
import { failureOf, failureText, isRequired, trimmed, validationOf } from './form-field';

const fields = {
  email: { label: 'Email', validation: 'required|email' },
  password: {
    label: 'Password',
    validation: { rules: { required: true, min: 8 }, debounce: 300 },
    verbatim: true,
  },
  terms: { label: 'Terms', validation: { required: true }, missing: 'Accept the terms.' },
  phone: { label: 'Phone' },
} as const;
const values = { email: ' fan@example.com ', password: ' a b c ', terms: '', phone: '' };

describe('a field of a form', () => {
  test('takes rules as a string, as an object, and with a delay (S5.11)', () => {
    expect(validationOf(fields.email)).toEqual({ rules: 'required|email' });
    expect(validationOf(fields.terms)).toEqual({ rules: { required: true } });
    expect(validationOf(fields.password)).toMatchObject({ debounce: 300 });
    expect(Object.values(fields).map(isRequired)).toEqual([true, true, true, false]);
  });

  test('is validated and sent without surrounding spaces, except for a password', () => {
    expect(trimmed(fields, values)).toEqual({ ...values, email: 'fan@example.com' });
    expect(failureOf('email', fields, values)).toBeUndefined();
    expect(failureOf('password', fields, values)).toEqual({
      key: 'Form.Validation.Min',
      params: { length: 8 },
    });
  });

  test('may have its own message for an empty value', () => {
    const t = translator(
      pickTexts({ 'Form.Validation.Required': 'Fill in this field.' }, messageKeys),
      'en',
      (alias) => expect.unreachable(alias),
    );
    const failure = { key: 'Form.Validation.Required', params: {} } as const;
    expect(failureText(fields.terms, failure, t)).toBe('Accept the terms.');
    expect(failureText(fields.email, failure, t)).toBe('Fill in this field.');
  });
});
