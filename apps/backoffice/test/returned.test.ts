import { describe, expect, it } from 'vitest';
import type { OrderRecord } from '../src/orders/order-data';
import { unitsToRestock, unitsToReturn } from '../src/orders/returned';
import { declaredUnits } from '../src/withdrawals/declared-units';

const line = (id: string, quantity: number, personalisation: object | null = null) => ({
  id,
  quantity,
  personalisation,
});

/** An order of two shirts, of which one was shipped, and of a printed one that was shipped. */
function record(status: string, returned = 0): OrderRecord {
  const shipments = [
    { lines: [{ lineId: 'shirt', quantity: 1 }] },
    { lines: [{ lineId: 'print', quantity: 1 }] },
  ];
  const returns = returned > 0 ? [{ lineId: 'shirt', quantity: returned }] : [];
  const lines = [line('shirt', 2), line('print', 1, { name: 'HOLM' })];
  return { order: { status, lines, shipments }, returns } as unknown as OrderRecord;
}

const leftOf = (of: OrderRecord) => of.order.lines.map((one) => unitsToReturn(of, one));

describe('units that can come back', () => {
  it.each([
    ['Open', [0, 0]],
    ['Confirmed', [1, 1]],
    ['Complete', [2, 1]],
    ['Cancelled', [0, 0]],
  ])('of an order that is %s', (status, left) => {
    expect(leftOf(record(status))).toEqual(left);
  });

  it('are fewer once some came back', () => {
    expect(leftOf(record('Complete', 1))).toEqual([1, 1]);
  });
});

it('returns to stock what can come back and be sold again', () => {
  const chosen = new Map([
    ['shirt', 2],
    ['print', 1],
  ]);
  expect(unitsToRestock(record('Complete', 1), chosen)).toEqual([{ lineId: 'shirt', quantity: 1 }]);
  expect(unitsToRestock(record('Complete'), new Map())).toEqual([]);
});

describe('units in a statement', () => {
  it.each([
    ['', 'Cap', undefined],
    ['The red one', 'Cap', undefined],
    ['2 × Cap\nTorn', 'Cap', 2],
    ['1 × Shirt, Red, M\n2 × Shirt, Red, L', 'Shirt', 3],
    ['1 × Shirt long, Red', 'Shirt', 0],
  ])('%j names %j', (goods, name, units) => {
    expect(declaredUnits(goods, name)).toBe(units);
  });
});
