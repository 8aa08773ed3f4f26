import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invoiceRules, shippingRules } from './checkout-rules';
import { newsletterRules } from './newsletter-rules';
import { parseRules } from './parse-rules';
import { longestText } from './text';
import { validateField, validateForm } from './validate';

const details = {
  email: 'fan@club.dk',
  phone: '+45 12 34 56 78',
  firstName: 'Søren',
  lastName: "O'Neill",
  street: 'Vestergade 7, 2. tv.',
  city: 'København Ø',
  zipCode: '2100',
  country: 'DK',
};

describe('checkout details', () => {
  const rules = invoiceRules(['DK', 'SE']);

  test('are accepted if complete', () => {
    expect(validateForm({ ...details, emailConfirmation: details.email }, rules)).toEqual({});
    expect(validateForm(details, shippingRules(['DK']))).toEqual({});
  });

  test('are refused field by field, each with its first failure', () => {
    const failures = validateForm(
      { ...details, emailConfirmation: 'other@club.dk', street: 'Vestergade', city: ' ', country: 'SE' },
      rules,
    );
    expect(failures).toEqual({
      emailConfirmation: { key: 'Form.Validation.Confirmed', params: {} },
      street: { key: 'Form.Validation.Address', params: {} },
      city: { key: 'Form.Validation.Required', params: {} },
      zipCode: { key: 'Form.Validation.ZipCode', params: { example: '111 22' } },
    });
  });

  test('are all required', () => {
    const failures = validateForm({}, rules);
    expect(Object.keys(failures).toSorted()).toEqual(Object.keys(rules).toSorted());
    expect(new Set(Object.values(failures).map(({ key }) => key))).toEqual(
      new Set(['Form.Validation.Required']),
    );
  });

  test('are refused for a country that the store does not serve', () => {
    expect(validateForm({ ...details, country: 'NO' }, shippingRules(['DK'])).country?.key).toBe(
      'Form.Validation.OneOf',
    );
    expect(validateForm(details, shippingRules([])).country?.key).toBe('Form.Validation.OneOf');
  });
});

test('the newsletter requires a name, an address and accepted terms', () => {
  expect(validateForm({ firstName: 'Ana', email: 'ana@club.es', terms: true }, newsletterRules)).toEqual({});
  expect(Object.keys(validateForm({ firstName: '', email: 'ana', terms: false }, newsletterRules))).toEqual([
    'firstName',
    'email',
    'terms',
  ]);
});

const everyPattern = ['addOnName', 'email', 'numeric', 'phone', 'address', 'zipCode:country'];

describe('any input', () => {
  test('is validated without an exception, and with the same result each time', () => {
    fc.assert(
      fc.property(
        fc.anything(),
        fc.constantFrom('required', 'min:2', 'between:1,9', 'confirmed:x', ...everyPattern),
        (value, rules) => {
          expect(validateField(value, rules)).toEqual(validateField(value, rules));
        },
      ),
    );
  });

  test.each(everyPattern)('is refused by %s if too long', (rules) => {
    expect(validateField('1'.repeat(longestText + 1), rules)).toBeDefined();
  });

  test.each(everyPattern)('that makes patterns backtrack is validated immediately by %s', (rules) => {
    const checks = parseRules(rules);
    const attacks = ['a', '1', ' ', '+', 'a.', 'a-', '1-', 'a@', '((', '\u0301'].map(
      (part) => `${part.repeat(longestText).slice(0, longestText - 2)}!\u0000`,
    );
    const start = Date.now();
    for (let round = 0; round < 20; round += 1) {
      for (const attack of attacks) for (const check of checks) check(attack, {});
    }
    expect(Date.now() - start).toBeLessThan(500);
  });
});
