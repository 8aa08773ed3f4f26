import fc from 'fast-check';
import { KnownReference } from './known-values';
import type { GeneratedRequest } from './requests';

type Mutation = (request: GeneratedRequest) => GeneratedRequest;

const unusualText = fc.oneof(
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
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
);

const unusualValue: fc.Arbitrary<unknown> = fc.oneof(
  unusualText,
  fc.constantFrom<unknown>(null, true, false, 0, -0, -1, 1.5, 1e308, 2 ** 53, -(2 ** 63), 2 ** 31, 1e-320),
  fc.constantFrom<unknown>([], {}, [[]], [null], { length: 1 }, nested(60)),
  fc.jsonValue({ maxDepth: 3 }),
);

const malformedJson = fc.oneof(
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

const contentType = fc.constantFrom(
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  '',
  'application/json; charset=utf-16',
  'application/json;;',
  'application/jsonx',
  'APPLICATION/JSON',
  'x'.repeat(999),
);

const unusualHeader = fc.oneof(
  fc.tuple(
    fc.constantFrom(
      'StoreId',
      'culture',
      'currency',
      'rootCategoryId',
      'Idempotency-Key',
      'Authorization',
      'x-request-id',
      'if-none-match',
      'accept',
      'accept-language',
      'x-forwarded-for',
      'x-http-method-override',
      'cookie',
      'x-forwarded-proto',
      'range',
      'origin',
      'host',
      'forwarded',
    ),
    unusualText,
  ),
  fc.tuple(
    fc.constantFrom('Authorization'),
    fc.constantFrom(
      'Bearer',
      'Bearer ',
      'Bearer x',
      'Basic eDp5',
      'Bearer a.b.c',
      'Bearer mk_',
      'bearer null',
    ),
  ),
);

const mutations: fc.Arbitrary<Mutation> = fc.oneof(
  fc.tuple(fc.nat(), unusualText).map(([pick, text]) => inPath(pick, text)),
  fc.tuple(fc.nat(), unusualText).map(([pick, text]) => inQuery(pick, text)),
  fc
    .tuple(fc.constantFrom('__proto__', 'storeId', 'id', 'page', 'x', 'constructor', 'toString'), unusualText)
    .map(
      ([name, text]): Mutation =>
        (request) => ({ ...request, query: [...request.query, [name, text]] }),
    ),
  unusualHeader.map(
    ([name, text]): Mutation =>
      (request) => ({ ...request, headers: { ...request.headers, [name]: text } }),
  ),
  {
    weight: 3,
    arbitrary: fc.tuple(fc.nat(), unusualValue).map(([pick, value]) => inBody(pick, () => value)),
  },
  fc.nat().map((pick) => inBody(pick, () => undefined)),
  unusualValue.map(
    (body): Mutation =>
      (request) => ({ ...request, body }),
  ),
  malformedJson.map(
    (rawBody): Mutation =>
      (request) => ({ ...request, rawBody }),
  ),
  contentType.map(
    (type): Mutation =>
      (request) => ({ ...request, headers: { ...request.headers, 'content-type': type } }),
  ),
  fc.constantFrom('__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'more').map(
    (name): Mutation =>
      (request) => ({ ...request, rawBody: withKey(request.body, name) }),
  ),
);

/** Applies one to three mutations to valid requests. */
export function mutatedRequest(valid: fc.Arbitrary<GeneratedRequest>): fc.Arbitrary<GeneratedRequest> {
  return fc
    .tuple(valid, fc.array(mutations, { minLength: 1, maxLength: 3 }))
    .map(([request, applied]) => applied.reduce((mutated, mutate) => mutate(mutated), request));
}

function inPath(pick: number, text: string): Mutation {
  return (request) => {
    const names = Object.keys(request.path);
    const name = names[pick % names.length];
    return name === undefined ? request : { ...request, path: { ...request.path, [name]: text } };
  };
}

function inQuery(pick: number, text: string): Mutation {
  return (request) => {
    const names = request.operation.parameters.filter((parameter) => parameter.in === 'query');
    const name = names[pick % names.length]?.name;
    return name === undefined ? request : { ...request, query: [...request.query, [name, text]] };
  };
}

/** Replaces one value of the body; `undefined` removes it. */
function inBody(pick: number, change: () => unknown): Mutation {
  return (request) => {
    const paths = pathsOf(request.body);
    const path = paths[pick % paths.length];
    return path ? { ...request, body: replaceAt(request.body, path, change) } : request;
  };
}

function pathsOf(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null || value instanceof KnownReference) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    [[key]].concat(pathsOf(item).map((rest) => [key].concat(rest))),
  );
}

function replaceAt(value: unknown, [key = '', ...rest]: string[], change: () => unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, item]) => [
    name,
    name === key ? (rest.length > 0 ? replaceAt(item, rest, change) : change()) : item,
  ]);
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
}

function withKey(body: unknown, name: string): string {
  const text = JSON.stringify(body ?? {});
  return text.startsWith('{') ? `{"${name}":{"x":1}${text === '{}' ? '' : ','}${text.slice(1)}` : text;
}

function nested(depth: number): unknown {
  return depth === 0 ? 1 : { a: nested(depth - 1) };
}
