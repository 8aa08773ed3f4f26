import { expect, test } from 'vitest';
import * as validation from './index';

test('the public surface', () => {
  expect(Object.keys(validation).toSorted()).toEqual([
    'RuleError',
    'addOnName',
    'address',
    'between',
    'betweenPlayerNumber',
    'confirmed',
    'email',
    'invoiceRules',
    'max',
    'maxValue',
    'messageKeys',
    'min',
    'minValue',
    'newsletterRules',
    'nextFieldState',
    'numeric',
    'oneOf',
    'parseRules',
    'phone',
    'printedName',
    'required',
    'shippingRules',
    'untouchedField',
    'validateField',
    'validateForm',
    'validationDelay',
    'zipCode',
    'zipCodeFormats',
  ]);
});
