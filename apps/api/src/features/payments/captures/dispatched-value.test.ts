import { cases } from '@matchday/test-depth';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type DispatchedOrder, dispatchedValue } from './dispatched-value';

type Line = DispatchedOrder['lines'][number];
type Shipment = DispatchedOrder['shipments'][number];

const line = (id: string): fc.Arbitrary<Line> =>
  fc
    .record({
      quantity: fc.integer({ min: 1, max: 99 }),
      total: fc.integer({ min: 0, max: 1_000_000 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map(({ quantity, total, share }) => ({
      id,
      quantity,
      total,
      voucher_discount: Math.floor(total * share),
    }));

const placed = fc
  .integer({ min: 1, max: 8 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => line(`line-${at}`))))
  .chain((lines) =>
    fc.record({
      lines: fc.constant(lines),
      shipping: fc.integer({ min: 0, max: 20_000 }),
      /** The parcel of each unit. */
      parcels: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 800, maxLength: 800 }),
    }),
  );

/** Packs every unit of every line into one of six parcels. */
function pack(lines: readonly Line[], parcels: readonly number[]): Shipment[] {
  const units = lines.flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => id));
  return Array.from({ length: 6 }, (_, parcel) => ({
    lines: units.flatMap((lineId, at) => (parcels[at] === parcel ? [{ lineId, quantity: 1 }] : [])),
  })).filter((shipment) => shipment.lines.length > 0);
}

it('adds up to the total over any parcels, and never falls', () => {
  fc.assert(
    fc.property(placed, ({ lines, shipping, parcels }) => {
      const goods = lines.reduce((sum, { total, voucher_discount }) => sum + total - voucher_discount, 0);
      const order = { total: goods + shipping };
      const shipments = pack(lines, parcels);
      const values = shipments.map((_, at) =>
        dispatchedValue({ order, lines, shipments: shipments.slice(0, at + 1) }),
      );
      expect(values.at(-1)).toBe(order.total);
      expect(values).toEqual(values.toSorted((a, b) => a - b));
      expect(values[0]).toBeGreaterThanOrEqual(shipping);
    }),
    { numRuns: cases(300, 10_000) },
  );
});

it('is nothing before the first parcel', () =>
  expect(dispatchedValue({ order: { total: 500 }, lines: [], shipments: [] })).toBe(0));
