import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { shippingMethodExample } from '../../src/features/imports/settings/shipping-method-example';
import { printExample } from '../../src/features/imports/single-print-example';
import { pricesExample, productExample } from '../../src/features/imports/single-product-examples';
import { north } from '../seed/north';
import { KnownReference, type KnownValues } from './known-values';
import type { Document, Operation } from './operations';
import { validValue } from './valid-values';
import type { WireRequest } from './wire';

/** A minimal SVG image. */
export const svgImage =
  '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="30"><rect width="24" height="30" fill="#123"/></svg>';

/** Text that a URL contains unchanged. */
export class UnencodedText {
  constructor(readonly text: string) {}
}

/** A generated request with unresolved references. */
export interface GeneratedRequest {
  operation: Operation;
  /** Sent instead of the operation's method. */
  method?: string;
  path: Record<string, unknown>;
  query: [name: string, value: unknown][];
  headers: Record<string, unknown>;
  body?: unknown;
  /** Sent unchanged instead of `body`. */
  rawBody?: string;
}

/** Generates requests that conform to the contract. */
export function validRequest(operation: Operation, document: Document): fc.Arbitrary<GeneratedRequest> {
  const within = (place: 'path' | 'query' | 'header') =>
    fc.record(
      Object.fromEntries(
        operation.parameters
          .filter((parameter) => parameter.in === place)
          .map(({ name, schema, required }) => {
            const value = validValue(schema, document, { operationId: operation.id, input: name });
            return [name, required ? value : fc.option(value, { nil: undefined, freq: 3 })];
          }),
      ),
    );
  return fc
    .record({
      path: within('path'),
      query: within('query'),
      headers: within('header'),
      customer: fc.option(fc.nat(99), { nil: undefined, freq: 3 }),
      body: bodyOf(operation, document),
    })
    .map(({ path, query, headers, customer, body }) => ({
      operation,
      path,
      query: Object.entries(query).flatMap(([name, value]) =>
        [value].flat().flatMap((each): [string, unknown][] => (each === undefined ? [] : [[name, each]])),
      ),
      headers: Object.assign(
        operation.body?.['image/svg+xml'] ? { 'content-type': 'image/svg+xml' } : {},
        asCustomer(customer),
        callerOf(operation),
        defined(headers),
      ),
      body,
      rawBody: operation.body?.['image/svg+xml'] && svgImage,
    }));
}

const { id: _, ...storeOfAnyName } = north.store;

/** Bodies that no generated value matches. */
const acceptedBodies: Readonly<Record<string, unknown>> = {
  createStore: { store: storeOfAnyName },
  putProduct: Object.assign({}, productExample, { categoryIds: [new KnownReference('category', -1)] }),
  putProductPrices: pricesExample,
  putPrint: printExample,
  putShippingMethod: shippingMethodExample,
};

function bodyOf({ id, body }: Operation, document: Document): fc.Arbitrary<unknown> {
  const schema = body?.['application/json']?.schema;
  if (body?.['image/svg+xml'] || !schema) return fc.constant(undefined);
  const any = validValue(schema, document, { operationId: id, input: 'body' });
  const accepted = acceptedBodies[id];
  return accepted ? fc.oneof(any, { arbitrary: fc.constant(accepted), weight: 3 }) : any;
}

const asCustomer = (pick: number | undefined) =>
  pick === undefined ? {} : { Authorization: new KnownReference('customer', pick) };

/** The credentials of a request: admin operations need their own, all others may be called by a customer. */
export function callerOf({ security }: Operation): Record<string, KnownReference> {
  if (security.includes('operatorSecret')) return { Authorization: new KnownReference('operator', 0) };
  if (security.includes('adminKey')) return { Authorization: new KnownReference('adminKey', 0) };
  if (security.includes('staffSession')) return { Authorization: new KnownReference('staffSession', -1) };
  return { StoreId: new KnownReference('store', 0) };
}

function defined(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}

/** Resolves a request and converts it to inject options. */
export function toInjectOptions(request: GeneratedRequest, known: KnownValues): InjectOptions {
  const { url, headers, body } = toWireRequest(request, known);
  return { method: request.operation.method, url, headers, ...(body === undefined ? {} : { payload: body }) };
}

/** Resolves a request to what is sent. */
export function toWireRequest(request: GeneratedRequest, known: KnownValues): WireRequest {
  const { operation, rawBody } = request;
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encode(request.path[name], known));
  const query = request.query
    .map(([name, value]) => `${encode(name, known)}=${encode(value, known)}`)
    .join('&');
  const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] => {
    const text = String(known.resolve(value)).replace(/[^\t\u{20}-\u{7e}\u{80}-\u{ff}]/gu, '?');
    return [[name.toLowerCase(), text]];
  });
  const body =
    rawBody ?? (request.body === undefined ? undefined : JSON.stringify(known.resolve(request.body)));
  return {
    method: request.method ?? operation.method,
    url: query === '' ? path : `${path}?${query}`,
    headers: {
      ...(body === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
      ...Object.fromEntries(headers),
    },
    body,
  };
}

/** Encodes a value for a URL. A lone surrogate is sent as invalid UTF-8, as careless clients do. */
function encode(value: unknown, known: KnownValues): string {
  if (value instanceof UnencodedText) return value.text;
  const text = String(known.resolve(value));
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}
