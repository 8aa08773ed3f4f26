import fc from 'fast-check';

/** Texts that careless and hostile clients send. */
export const unusualText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '../../etc/passwd',
    '..%2f',
    '%00',
    '%',
    "' or 1=1 --",
    '__proto__',
    'constructor',
    'toString',
    'null',
    'undefined',
    'NaN',
    '-1',
    '0',
    '1.5',
    '1e999',
    '9007199254740993',
    '\ud800',
    '\u{202e}',
    '99999999999999999999',
    '\r\nX-Other: 1',
    '{{7*7}}',
    '<script>',
    'x'.repeat(300),
    'x'.repeat(5000),
    'é'.repeat(99),
    '👩‍👩‍👧'.repeat(40),
    '٣',
    '２',
    '\u{feff}',
    '\u{ffff}',
    '2026-02-31',
    'http://',
    'javascript:1',
    '-0',
    '0x10',
    '+1',
    'true',
    '[object Object]',
    '275760-09-14T00:00:00.000Z',
    '00000000-0000-0000-0000-000000000000',
    'ﬃ İ ß',
    '`${1}`; drop table baskets;',
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
);

/** Values of any type, at and beyond the limits of what JSON and the database can store. */
export const unusualValue: fc.Arbitrary<unknown> = fc.oneof(
  unusualText,
  fc.constantFrom<unknown>(null, true, false, 0, -0, -1, 1.5, 1e308, 2 ** 53, -(2 ** 63), 2 ** 31, 1e-320),
  fc.constantFrom<unknown>([], {}, [[]], [null], { length: 1 }, nested(60)),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Bodies that are no JSON, or JSON that must not be trusted. */
export const malformedJson = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    '{"a":',
    '[1,]',
    "{'a':1}",
    '{"a":1}}',
    'undefined',
    '\u{feff}{}',
    '{"a":NaN}',
    '\0',
  ),
  fc.constantFrom('{"__proto__":{"x":1}}', '{"constructor":{"prototype":{"x":1}}}', '"', 'null', '1e999'),
  fc.constantFrom('['.repeat(20_000), `"${'x'.repeat(70_000)}"`, '{"a":1,"a":2}', '{"quantity":1e400}'),
  fc.string({ unit: 'binary', maxLength: 100 }),
);

/** Parts of a URL that encoding cannot produce: invalid percent encodings, and characters that should be encoded. */
export const unencodedText = fc.constantFrom(
  '%',
  '%2',
  '%zz',
  '%u0041',
  '%c0%af',
  '%ff',
  '%E2%82',
  '%ED%A0%80',
  '%00',
  '%2e%2e%2f',
  '%252e',
  'a%20b',
  '..',
  '.',
  '+',
  ';a=1',
  '[]',
  '{}',
  '|^`"<>\\',
  '\u{e5}',
  '\u{ff}',
  '*',
);

function nested(depth: number): unknown {
  return depth === 0 ? 1 : { a: nested(depth - 1) };
}
