import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { printedName } from './printed-name';

test.each([
  [' o’neill ', "O'NEILL"],
  ['alexander–arnold', 'ALEXANDER-ARNOLD'],
  ['van  der\tberg', 'VAN DER BERG'],
  ['stra\u00DFe', 'STRASSE'],
  ['a\u030Age', '\u00C5GE'],
  ['   ', ''],
])('%j is printed as %j', (name, printed) => {
  expect(printedName(name)).toBe(printed);
});

test('converting a printed name again changes nothing', () => {
  assert(
    property(string({ unit: 'binary' }), (name) => {
      expect(printedName(printedName(name))).toBe(printedName(name));
    }),
  );
});
