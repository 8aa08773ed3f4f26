import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate } from './allocate';
import { applyVouchers } from './apply-vouchers';
import { normaliseCode, type Voucher } from './voucher';

const today = '2026-11-21';
const voucher = (change: Partial<Voucher>): Voucher => ({
  id: change.code ?? 'V',
  code: 'V',
  kind: 'percentage',
  percent: 10,
  amount: null,
  minimum: null,
  validFrom: null,
  validUntil: null,
  maxUses: null,
  maxUsesPerCustomer: null,
  combinable: true,
  uses: 0,
  usesByCustomer: 0,
  ...change,
});
const jersey = { id: 'jersey', total: 9995 };
const scarf = { id: 'scarf', total: 1495 };

describe('allocate', () => {
  const parts = fc.uniqueArray(
    fc.record({
      id: fc.string({ minLength: 1, maxLength: 8 }),
      weight: fc.integer({ min: 0, max: 2_000_000_000 }),
    }),
    { maxLength: 30, selector: ({ id }) => id },
  );
  const partsAndAmount = parts.chain((some) =>
    fc.tuple(
      fc.constant(some),
      fc.integer({ min: 0, max: some.reduce((sum, { weight }) => sum + weight, 0) }),
    ),
  );

  it('returns shares that sum to the amount, between zero and their weight', () => {
    fc.assert(
      fc.property(partsAndAmount, ([some, amount]) => {
        const shares = allocate(amount, some);
        expect([...shares.values()].reduce((sum, share) => sum + share, 0)).toBe(amount);
        for (const { id, weight } of some) {
          expect(shares.get(id)).toBeGreaterThanOrEqual(0);
          expect(shares.get(id)).toBeLessThanOrEqual(weight);
        }
      }),
    );
  });

  it('does not depend on the order of its input', () => {
    fc.assert(
      fc.property(partsAndAmount, ([some, amount]) => {
        const sorted = (shares: ReadonlyMap<string, number>) =>
          [...shares].toSorted(([a], [b]) => (a < b ? -1 : 1));
        expect(sorted(allocate(amount, some.toReversed()))).toEqual(sorted(allocate(amount, some)));
      }),
    );
  });

  it('gives the rest to the largest remainders', () =>
    expect(
      Object.fromEntries(
        allocate(100, [
          { id: 'a', weight: 333 },
          { id: 'b', weight: 333 },
          { id: 'c', weight: 334 },
        ]),
      ),
    ).toEqual({ a: 33, b: 33, c: 34 }));
});

describe('applyVouchers', () => {
  it('applies a percentage to every line, to the minor unit', () => {
    const effect = applyVouchers([jersey, scarf], [voucher({ percent: 15 })], today);
    expect(effect.total).toBe(1724);
    expect([...effect.lineDiscounts]).toEqual([
      ['jersey', 1500],
      ['scarf', 224],
    ]);
  });

  it('applies percentages before amounts, each to the remaining total', () => {
    const vouchers = [
      voucher({ code: 'TEN', kind: 'amount', percent: null, amount: 1000 }),
      voucher({ code: 'HALF', percent: 50 }),
    ];
    expect(applyVouchers([{ id: 'a', total: 3000 }], vouchers, today).vouchers).toEqual([
      { id: 'TEN', discount: 1000, fault: undefined },
      { id: 'HALF', discount: 1500, fault: undefined },
    ]);
  });

  it('limits the discount to the value of the goods', () => {
    const vouchers = [voucher({ kind: 'amount', percent: null, amount: 99_999 })];
    expect(applyVouchers([scarf], vouchers, today).total).toBe(1495);
  });

  it('does not discount the goods for free shipping', () => {
    const vouchers = [voucher({ kind: 'freeShipping', percent: null })];
    expect(applyVouchers([scarf], vouchers, today)).toMatchObject({ total: 0, freeShipping: true });
  });

  it.each([
    ['before its first day', { validFrom: '2026-11-22' }, { code: 'VoucherNotYetValid', from: '2026-11-22' }],
    ['on its first day', { validFrom: today }, undefined],
    ['on its last day', { validUntil: today }, undefined],
    ['after its last day', { validUntil: '2026-11-20' }, { code: 'VoucherExpired', until: '2026-11-20' }],
    ['at the minimum', { minimum: 1495 }, undefined],
    ['below the minimum', { minimum: 1496 }, { code: 'VoucherBelowMinimum', minimum: 1496 }],
    ['with uses left', { maxUses: 3, uses: 2 }, undefined],
    ['without uses left', { maxUses: 3, uses: 3 }, { code: 'VoucherUsedUp' }],
    [
      'without uses left for the customer',
      { maxUsesPerCustomer: 1, usesByCustomer: 1 },
      { code: 'VoucherUsedByYou' },
    ],
    ['in another currency', { kind: 'amount' as const, amount: null }, { code: 'VoucherOtherCurrency' }],
  ])('checks a voucher %s', (_title, change, fault) => {
    const { vouchers, total } = applyVouchers([scarf], [voucher(change)], today);
    expect(vouchers[0]?.fault).toEqual(fault);
    expect(total > 0).toBe(fault === undefined);
  });

  it('applies a non-combinable voucher only alone, by order of addition', () => {
    const [alone, other] = [voucher({ code: 'ALONE', combinable: false }), voucher({ code: 'OTHER' })];
    const faults = (vouchers: Voucher[]) =>
      applyVouchers([scarf], vouchers, today).vouchers.map(({ id, fault }) => [id, fault?.code]);
    expect(faults([alone, other])).toEqual([
      ['ALONE', undefined],
      ['OTHER', 'VoucherNotCombinable'],
    ]);
    expect(faults([other, alone])).toEqual([
      ['OTHER', undefined],
      ['ALONE', 'VoucherNotCombinable'],
    ]);
    const expired = voucher({ code: 'OLD', combinable: false, validUntil: '2026-01-01' });
    expect(faults([expired, other])[1]).toEqual(['OTHER', undefined]);
  });

  const someVoucher = fc.record({
    kind: fc.constantFrom('percentage' as const, 'amount' as const, 'freeShipping' as const),
    percent: fc.integer({ min: 1, max: 100 }),
    amount: fc.option(fc.integer({ min: 0, max: 500_000 })),
    minimum: fc.option(fc.integer({ min: 0, max: 100_000 })),
    combinable: fc.boolean(),
  });

  it('has consistent totals for any lines and vouchers in any order', () => {
    const totals = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { maxLength: 15 });
    fc.assert(
      fc.property(totals, fc.array(someVoucher, { maxLength: 5 }), (some, changes) => {
        const lines = some.map((total, at) => ({ id: `line-${at}`, total }));
        const vouchers = changes.map((change, at) => voucher({ ...change, code: `V${at}` }));
        const effect = applyVouchers(lines, vouchers, today);
        const ofLines = [...effect.lineDiscounts.values()].reduce((sum, discount) => sum + discount, 0);
        const ofVouchers = effect.vouchers.reduce((sum, { discount }) => sum + discount, 0);
        expect([ofLines, ofVouchers]).toEqual([effect.total, effect.total]);
        for (const { id, total } of lines) {
          const discount = effect.lineDiscounts.get(id) ?? -1;
          expect(discount >= 0 && discount <= total).toBe(true);
        }
        const reversed = applyVouchers(lines.toReversed(), vouchers, today);
        expect(Object.fromEntries(reversed.lineDiscounts)).toEqual(Object.fromEntries(effect.lineDiscounts));
      }),
    );
  });
});

it('normalises a typed code', () => expect(normaliseCode('  fans10 ')).toBe('FANS10'));
