import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addOnName } from './add-on-name';

describe('addOnName', () => {
  test.each([
    'NIELSEN',
    'MUÑOZ',
    'SØRENSEN',
    'GROß',
    'ÿ',
    'Łukasz',
    'ŠIMIĆ',
    'Nguyễn',
    'DE JONG 10',
    'N\u0303',
  ])('accepts %s', (name) => {
    expect(addOnName()(name)).toBeUndefined();
  });

  test.each(['   ', '\t', 'A×B', 'A÷B', 'A_B', '⚽', 'Жуков', '李', {}, 'A'.repeat(321)])(
    'refuses %j',
    (name) => {
      expect(addOnName()(name)?.key).toBe('Form.Validation.InvalidCharacter');
    },
  );

  test("refuses O'NEILL and names the apostrophe", () => {
    expect(addOnName()("O'NEILL")).toEqual({
      key: 'Form.Validation.InvalidCharacter',
      params: { characters: "'" },
    });
  });

  test("accepts O'NEILL and ALEXANDER-ARNOLD if the store allows those characters", () => {
    const check = addOnName({ allowedCharacters: "'-" });
    expect(check("O'NEILL")).toBeUndefined();
    expect(check('ALEXANDER-ARNOLD')).toBeUndefined();
    expect(check('J. DOE')?.params).toEqual({ characters: '.' });
  });

  test('takes allowed characters literally, never as a pattern', () => {
    expect(addOnName({ allowedCharacters: '^-]' })('A!')).toBeDefined();
    expect(addOnName({ allowedCharacters: '.' })('A#')).toBeDefined();
  });

  test('accepts an empty name, which required refuses', () => {
    expect(addOnName()('')).toBeUndefined();
  });

  test('accepts the concatenation of accepted names', () => {
    const name = fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ÿ0-9 ]{1,20}$/).filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(name, name, (first, second) => {
        expect(addOnName()(first + second)).toBeUndefined();
      }),
    );
  });

  test('accepts a single character exactly when it is allowed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Array.from('\'’-._*/\\|&@#!?()[]{}<>"$%^+=~`')), (character) => {
        expect(addOnName()(`A${character}`)).toBeDefined();
        expect(addOnName({ allowedCharacters: character })(`A${character}`)).toBeUndefined();
      }),
    );
  });
});
