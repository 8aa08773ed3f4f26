import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalisePrint } from './print';
import type { PrintOffer } from './print-offer';
import { isStillOffered, resolvePrint } from './resolve-print';

const offer = (change: Partial<PrintOffer> = {}): PrintOffer => ({
  printType: 'NameAndNumber',
  kind: 'Personal',
  exclusion: null,
  productionDays: 2,
  settings: {
    nameTextSize: 88,
    numberTextSize: 300,
    textPlacement: 'NameAboveNumber',
    nameFontUrl: '/a.woff2',
    numberFontUrl: '/b.woff2',
    color: '#ffffff',
    nameMaxLength: 12,
    numberMin: 1,
    numberMax: 99,
    allowedCharacters: "'-",
  },
  player: null,
  ...change,
});
const captain = { name: 'Eikrem', number: 7, isActive: true };
const ofPlayer = (change: Partial<PrintOffer> = {}) => offer({ kind: 'Player', player: captain, ...change });

const faultsOf = (...args: Parameters<typeof resolvePrint>) => {
  const resolved = resolvePrint(...args);
  return 'faults' in resolved
    ? resolved.faults.map(({ field, code, failure }) => [field, failure?.key ?? code])
    : [];
};

describe('a personal print', () => {
  it('resolves to the printed text', () =>
    expect(resolvePrint(offer(), { name: ' o’neill', number: 10 })).toEqual({
      print: { name: "O'NEILL", number: 10, playerId: null },
    }));

  it('requires the fields of its print type', () => {
    const name = ['name', 'Form.Validation.Required'];
    const number = ['number', 'Form.Validation.Required'];
    expect(faultsOf(offer(), {})).toEqual([name, number]);
    expect(faultsOf(offer({ printType: 'Name' }), {})).toEqual([name]);
    expect(faultsOf(offer({ printType: 'Number' }), { name: ' ' })).toEqual([number]);
  });

  it.each([
    [{ name: 'ASTRID+', number: 7 }, 'name', 'Form.Validation.InvalidCharacter'],
    [{ name: 'Вася', number: 7 }, 'name', 'Form.Validation.InvalidCharacter'],
    [{ name: 'THIRTEEN CHAR', number: 7 }, 'name', 'Form.Validation.Max'],
    [{ name: 'GROSSSTRAßES', number: 7 }, 'name', 'Form.Validation.Max'],
    [{ name: 'OLE', number: 0 }, 'number', 'Form.Validation.BetweenPlayerNumber'],
    [{ name: 'OLE', number: 100 }, 'number', 'Form.Validation.BetweenPlayerNumber'],
    [{ name: 'OLE', number: 7, playerId: 'eikrem' }, 'playerId', 'PrintFieldUnused'],
  ])('rejects %j', (request, field, reason) => expect(faultsOf(offer(), request)).toEqual([[field, reason]]));

  it('rejects fields that are not printed', () => {
    expect(faultsOf(offer({ printType: 'Name' }), { name: 'OLE', number: 7 })).toEqual([
      ['number', 'PrintFieldUnused'],
    ]);
    expect(faultsOf(offer({ printType: 'Number' }), { name: 'OLE', number: 7 })).toEqual([
      ['name', 'PrintFieldUnused'],
    ]);
  });

  it('rejects every number if the store allows none', () => {
    const { settings } = offer();
    const none = offer({ settings: { ...settings, numberMin: 9, numberMax: 1 } });
    expect(faultsOf(none, { name: 'OLE', number: 5 })).toEqual([
      ['number', 'Form.Validation.BetweenPlayerNumber'],
    ]);
  });

  it('rejects additional characters unless the store allows them', () => {
    const { settings } = offer();
    const strict = offer({ settings: { ...settings, allowedCharacters: '' } });
    expect(faultsOf(strict, { name: "O'NEILL", number: 7 })).toEqual([
      ['name', 'Form.Validation.InvalidCharacter'],
    ]);
  });
});

describe("a player's print", () => {
  it('takes name and number from the player', () =>
    expect(resolvePrint(ofPlayer(), { playerId: 'eikrem', name: 'CAPTAIN', number: 1 })).toEqual({
      print: { name: 'EIKREM', number: 7, playerId: 'eikrem' },
    }));

  it('takes only the fields of its print type', () =>
    expect(resolvePrint(ofPlayer({ printType: 'Number' }), { playerId: 'eikrem' })).toEqual({
      print: { name: null, number: 7, playerId: 'eikrem' },
    }));

  it('requires an existing, active player', () => {
    expect(faultsOf(ofPlayer(), { name: 'EIKREM', number: 7 })).toEqual([
      ['playerId', 'Form.Validation.Required'],
    ]);
    const unknown = [['playerId', 'UnknownPlayer']];
    expect(faultsOf(ofPlayer({ player: null }), { playerId: 'nobody' })).toEqual(unknown);
    expect(faultsOf(ofPlayer({ player: { ...captain, isActive: false } }), { playerId: 'eikrem' })).toEqual(
      unknown,
    );
  });
});

describe('isStillOffered', () => {
  const chosen = { name: 'EIKREM', number: 7, playerId: 'eikrem' };

  it('is true without changes', () => expect(isStillOffered(ofPlayer(), chosen)).toBe(true));

  it('is false if the print was withdrawn, or the player left or changed numbers', () => {
    expect(isStillOffered(null, chosen)).toBe(false);
    expect(isStillOffered(ofPlayer({ player: { ...captain, isActive: false } }), chosen)).toBe(false);
    expect(isStillOffered(ofPlayer({ player: { ...captain, number: 9 } }), chosen)).toBe(false);
  });

  it('is false if the rules are stricter', () => {
    const { settings } = offer();
    const own = { name: "O'NEILL", number: 10, playerId: null };
    expect(isStillOffered(offer(), own)).toBe(true);
    expect(isStillOffered(offer({ settings: { ...settings, numberMax: 9 } }), own)).toBe(false);
    expect(isStillOffered(offer({ printType: 'Number' }), own)).toBe(false);
  });

  it('is true for every accepted print', () => {
    const letters = fc.string({ unit: fc.constantFrom(...Array.from('abÅéß -’')), maxLength: 14 });
    const request = fc.record({ name: letters, number: fc.integer({ min: -1, max: 101 }) });
    fc.assert(
      fc.property(request, (requested) => {
        const resolved = resolvePrint(offer(), requested);
        if (!('print' in resolved)) return;
        expect(resolved.print).toEqual(normalisePrint(requested));
        expect(isStillOffered(offer(), resolved.print)).toBe(true);
      }),
    );
  });
});
