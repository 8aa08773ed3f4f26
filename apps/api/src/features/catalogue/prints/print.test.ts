import { cases } from '@matchday/test-depth';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineId, normaliseName, normalisePrint, type Print } from './print';

const typedName = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({
    unit: fc.constantFrom(...Array.from('aÅå éßøŉǰﬁ\u0301\u0345\u2019\u2013\t\u00a0')),
    maxLength: 12,
  }),
);
const print: fc.Arbitrary<Print> = fc
  .record({
    name: fc.option(typedName),
    number: fc.option(fc.integer({ min: 0, max: 999 })),
    playerId: fc.option(fc.string({ maxLength: 8 })),
  })
  .map(normalisePrint);

describe('normaliseName', () => {
  it.each([
    ['  o\u2019neill ', "O'NEILL"],
    ['van\t der\u00a0\u00a0Berg', 'VAN DER BERG'],
    ['e\u0301mile', 'ÉMILE'],
    ['Ørsted\u2013Lund', 'ØRSTED-LUND'],
    ['Strauß', 'STRAUSS'],
  ])('prints %j as %s', (typed, printed) => expect(normaliseName(typed)).toBe(printed));

  it.each(['', '  \t', null, undefined])('returns null for %j', (typed) =>
    expect(normaliseName(typed)).toBeNull(),
  );

  it('is idempotent', () =>
    fc.assert(
      fc.property(typedName, (typed) => {
        const once = normaliseName(typed);
        expect(normaliseName(once)).toBe(once);
      }),
    ));
});

describe('lineId', () => {
  it('is the variant id without a print', () =>
    expect(lineId('shirt-red-m', null, null)).toBe('shirt-red-m'));

  it('differs for every different print', () => {
    const line = fc.tuple(fc.constantFrom('a', 'b'), fc.constantFrom('name', 'number'), print);
    const meaning = ([variant, relation, { name, number, playerId }]: [string, string, Print]) =>
      JSON.stringify(
        playerId === null ? [variant, relation, name, number] : [variant, relation, playerId, '', ''],
      );
    fc.assert(
      fc.property(line, line, (one, other) => {
        expect(lineId(...one) === lineId(...other)).toBe(meaning(one) === meaning(other));
      }),
      { numRuns: cases(500, 10_000) },
    );
  });

  it('distinguishes a number from a name with the same digits', () => {
    const [name, number] = [
      { name: '7', number: null, playerId: null },
      { name: null, number: 7, playerId: null },
    ];
    expect(lineId('shirt', 'print', name)).not.toBe(lineId('shirt', 'print', number));
  });

  it("stays the same when a player's number changes", () => {
    const player = { name: 'EIKREM', number: 7, playerId: 'eikrem' };
    expect(lineId('shirt', 'player', { ...player, number: 9 })).toBe(lineId('shirt', 'player', player));
    expect(lineId('shirt', 'player', { ...player, playerId: 'dahl' })).not.toBe(
      lineId('shirt', 'player', player),
    );
  });
});
