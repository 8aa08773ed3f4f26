import { type AddOn, nothingPrinted } from '@matchday/commerce/catalogue';
import { expect, test } from 'vitest';
import { printFailures } from './print-rules';
import { printedAs } from './printed-as';

const addOn = (kind: AddOn['kind']): AddOn => ({
  relationId: 'print',
  kind,
  printType: 'NameAndNumber',
  name: 'Print',
  text: '',
  price: { amount: 10, currency: 'EUR' },
  printSettings: {
    nameTextSize: 80,
    numberTextSize: 300,
    textPlacement: 'NameAboveNumber',
    nameFontUrl: '/',
    numberFontUrl: '/',
    color: '#ffffff',
  },
  rules: { nameMaxLength: 8, numberMin: 1, numberMax: 99, allowedCharacters: "'" },
  players: [{ id: 'p7', name: 'EIKREM', number: 7, role: null }],
  productionDays: 0,
  isReturnable: false,
});

const failuresOf = (draft: Partial<typeof nothingPrinted>, kind: AddOn['kind'] = 'Personal') =>
  Object.fromEntries(
    [...printFailures({ ...nothingPrinted, ...draft }, addOn(kind))].map(([field, { key }]) => [field, key]),
  );

test('a print requires all its fields', () => {
  const required = 'Form.Validation.Required';
  expect(failuresOf({})).toEqual({ name: required, number: required });
  expect(failuresOf({}, 'Player')).toEqual({ playerId: required });
  expect(failuresOf({ playerId: 'p7' }, 'Player')).toEqual({});
});

test.each([
  ['O’Neill', undefined],
  ['  van  dij ', undefined],
  ['R@mos', 'Form.Validation.InvalidCharacter'],
  ['Núñez-Holm', 'Form.Validation.InvalidCharacter'],
  ['Straßburg', 'Form.Validation.Max'],
])('the name %j is judged as it would be printed (S5.5)', (name, failure) => {
  expect(failuresOf({ name, number: '7' }).name).toBe(failure);
});

test.each([
  ['7', undefined],
  ['07', undefined],
  ['0', 'Form.Validation.BetweenPlayerNumber'],
  ['100', 'Form.Validation.BetweenPlayerNumber'],
  ['x', 'Form.Validation.Numeric'],
])('the number %j is held to the range of the club (S5.4)', (number, failure) => {
  expect(failuresOf({ name: 'Ramos', number }).number).toBe(failure);
});

test('shows what will be printed, letter by letter', () => {
  const print = addOn('Personal');
  expect(printedAs({ ...nothingPrinted, name: ' o’neill', number: '07' }, print)).toEqual({
    name: "O'NEILL",
    number: '7',
  });
  expect(printedAs({ ...nothingPrinted, number: 'x' }, print)).toEqual({ name: '', number: '' });
});
