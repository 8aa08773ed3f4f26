import { describe, expect, test } from 'vitest';
import { type AddOn, nothingPrinted, type PrintDraft } from './print-draft';
import { printedText, printFields, printOf } from './printed-line';

const addOn = (relationId: string, kind: AddOn['kind'], printType: AddOn['printType']): AddOn => ({
  relationId,
  kind,
  printType,
  name: relationId,
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
  rules: { nameMaxLength: 12, numberMin: 1, numberMax: 99, allowedCharacters: "'" },
  players: kind === 'Player' ? [{ id: 'p7', name: 'EIKREM', number: 7, role: null }] : [],
  productionDays: 0,
  isReturnable: false,
});
const addOns = [
  addOn('name', 'Personal', 'Name'),
  addOn('number', 'Personal', 'Number'),
  addOn('both', 'Personal', 'NameAndNumber'),
  addOn('player', 'Player', 'NameAndNumber'),
];
const filled: PrintDraft = { relationId: null, name: "O'Neill", number: '07', playerId: 'p7' };

describe('a print of a kind and a type (S3.7, S3.8)', () => {
  test.each([
    ['name', ['name'], { name: "O'Neill" }, { name: "O'Neill", number: '' }],
    ['number', ['number'], { number: 7 }, { name: '', number: '07' }],
    ['both', ['name', 'number'], { name: "O'Neill", number: 7 }, { name: "O'Neill", number: '07' }],
    ['player', ['playerId'], { playerId: 'p7' }, { name: 'EIKREM', number: '7' }],
  ])('%s asks for its fields and sends no others', (relationId, fields, wish, text) => {
    const draft = { ...filled, relationId };
    const chosen = addOns.find((one) => one.relationId === relationId);
    if (!chosen) throw new Error('unknown print');
    expect(printFields(chosen)).toEqual(fields);
    expect(printOf(draft, addOns)).toEqual({ addOnAndProductRelationId: relationId, personalisation: wish });
    expect(printedText(draft, chosen)).toEqual(text);
  });

  test('nothing is printed if nothing was chosen', () => {
    expect(printOf(nothingPrinted, addOns)).toBeNull();
    expect(printOf({ ...filled, relationId: 'gone' }, addOns)).toBeNull();
  });
});
