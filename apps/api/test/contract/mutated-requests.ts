import fc from 'fast-check';
import { KnownReference } from './known-values';
import { type GeneratedRequest, UnencodedText } from './requests';
import { malformedJson, unencodedText, unusualText, unusualValue } from './unusual-values';
import { wrongCaller } from './wrong-callers';

type Mutation = (request: GeneratedRequest) => GeneratedRequest;

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
      'if-match',
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
      'content-encoding',
      'accept-encoding',
      'expect',
      'te',
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

const anyMethod = fc.constantFrom(
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
);

const mutations: fc.Arbitrary<Mutation> = fc.oneof(
  { weight: 3, arbitrary: wrongCaller },
  anyMethod.map(
    (method): Mutation =>
      (request) => ({ ...request, method }),
  ),
  fc.tuple(fc.nat(), unencodedText).map(([pick, text]) => inPath(pick, new UnencodedText(text))),
  fc.tuple(fc.nat(), unencodedText).map(([pick, text]) => inQuery(pick, new UnencodedText(text))),
  fc
    .constantFrom<(name: string) => string>(
      (name) => name,
      (name) => `${name}[]`,
      (name) => `${name}[a]`,
      (name) => name.toUpperCase(),
    )
    .map((rename) => withQueryTwice(rename)),
  fc.nat(200).map((length) => withTruncatedBody(length)),
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

function inPath(pick: number, text: string | UnencodedText): Mutation {
  return (request) => {
    const names = Object.keys(request.path);
    const name = names[pick % names.length];
    return name === undefined ? request : { ...request, path: { ...request.path, [name]: text } };
  };
}

function inQuery(pick: number, text: string | UnencodedText): Mutation {
  return (request) => {
    const names = request.operation.parameters.filter((parameter) => parameter.in === 'query');
    const name = names[pick % names.length]?.name;
    return name === undefined ? request : { ...request, query: [...request.query, [name, text]] };
  };
}

/** Sends each query parameter again, under the same or a similar name. */
function withQueryTwice(rename: (name: string) => string): Mutation {
  return ({ query, ...request }) => ({
    ...request,
    query: query.concat(query.map(([name, value]) => [rename(name), value])),
  });
}

/** Ends the JSON of the body too early. */
function withTruncatedBody(length: number): Mutation {
  return (request) =>
    request.body === undefined
      ? request
      : { ...request, rawBody: JSON.stringify(request.body).slice(0, length) };
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
