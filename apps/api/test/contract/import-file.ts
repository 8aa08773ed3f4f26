import fc from 'fast-check';
import { parts, sectionsOf } from '../../src/features/imports/parts';
import { north } from '../seed/north';
import type { GeneratedRequest } from './requests';

const content: Readonly<Record<string, unknown>> = {
  ...north,
  prices: north.products.map(({ prices, colors }) => ({ variantId: colors[0]?.variants[0]?.id, prices })),
  stock: [{ variantId: north.products[0]?.colors[0]?.variants[0]?.id, stock: 900 }],
};

const csv = fc.constantFrom(
  'variantId;stock\njersey-red-s;900\n',
  'variantId,stock\njersey-red-s,900\n',
  'variantId;stock\njersey-red-s;many\n',
  'alias;en;da\nBasket.Empty.Text;Empty;Tom\n',
  '"variantId;stock\n',
  'variantId;variantId\na;b\n',
  '__proto__;constructor\na;b\n',
  '\u{feff}',
  ';;;\n;;;\n',
);

/** Requests that import files: parts of the store's data as JSON, and tables. */
export function importRequest(valid: fc.Arbitrary<GeneratedRequest>): fc.Arbitrary<GeneratedRequest> {
  const json = fc
    .tuple(valid, fc.constantFrom(...parts), fc.integer({ min: 0, max: 3 }))
    .map(([request, part, real]): GeneratedRequest => {
      const names = sectionsOf(part).filter((name) => content[name] !== undefined);
      const body = Object.fromEntries(names.map((name) => [name, content[name]]));
      return Object.assign({}, request, { body, query: queryOf(part, 'json', real > 0) });
    });
  const table = fc
    .tuple(valid, fc.constantFrom(...parts), csv)
    .map(([request, part, rawBody]): GeneratedRequest => {
      const headers = Object.assign({}, request.headers, { 'content-type': 'text/csv' });
      return Object.assign({}, request, { headers, rawBody, query: queryOf(part, 'csv', true) });
    });
  return fc.oneof(json, table, valid);
}

const queryOf = (part: string, format: string, dryRun: boolean): GeneratedRequest['query'] => [
  ['part', part],
  ['format', format],
  ['dryRun', dryRun],
];
