import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AskedPrice, type ListedPrice, settlePrice } from './price-history';

const hourMs = 60 * 60 * 1000;
const hour = (hours: number) => new Date(hours * hourMs);
const day = (days: number) => hour(days * 24);
const regular = (since: Date, asked: number): AskedPrice => ({ since, asked, isReduced: false });
const reduced = (since: Date, asked: number): AskedPrice => ({ since, asked, isReduced: true });
const sale = (unit: number, discounted: number, prior: number | null = null): ListedPrice => ({
  unit,
  discounted,
  prior,
});

describe('a reduction', () => {
  it('is based on the lowest price of the 30 days before it', () => {
    const history = [regular(day(0), 100), regular(day(80), 90), regular(day(90), 100)];
    expect(settlePrice(history, sale(100, 70), day(100))).toEqual({
      price: sale(100, 70, 90),
      entry: reduced(day(100), 70),
    });
  });

  it('ignores prices that ended 30 days before or earlier', () => {
    const history = [regular(day(0), 100), regular(day(60), 90), regular(day(70), 100)];
    expect(settlePrice(history, sale(100, 80), day(100)).price.prior).toBe(100);
    expect(settlePrice(history, sale(100, 80), hour(100 * 24 - 1)).price.prior).toBe(90);
  });

  it('keeps its prior price as long as it lasts', () => {
    const history = [regular(day(0), 100), reduced(day(40), 80)];
    expect(settlePrice(history, sale(120, 80), day(400))).toEqual({
      price: sale(120, 80, 100),
      entry: undefined,
    });
  });

  it('considers prices of earlier reductions', () => {
    const history = [regular(day(0), 100), reduced(day(80), 70), regular(day(85), 100)];
    expect(settlePrice(history, sale(100, 60), day(100)).price.prior).toBe(70);
  });

  it('is not a reduction if the price was the same within the 30 days', () => {
    const history = [regular(day(0), 80), regular(day(99), 100)];
    expect(settlePrice(history, sale(100, 80), day(100))).toEqual({
      price: { unit: 80, discounted: null, prior: null },
      entry: regular(day(100), 80),
    });
  });

  it('is not a reduction if the price equals the current regular price', () => {
    const history = [regular(day(0), 100), regular(day(40), 80)];
    expect(settlePrice(history, sale(100, 80), day(60))).toEqual({
      price: { unit: 80, discounted: null, prior: null },
      entry: undefined,
    });
  });

  it('uses the given prior price if the history is too short', () => {
    expect(settlePrice([], sale(100, 80, 95), day(1)).price).toEqual(sale(100, 80, 95));
    expect(settlePrice([regular(day(90), 100)], sale(100, 80, 95), day(100)).price.prior).toBe(95);
    expect(settlePrice([regular(day(70), 100)], sale(100, 80, 95), day(100)).price.prior).toBe(100);
  });

  it('is not a reduction if no prior price is known', () => {
    expect(settlePrice([], sale(100, 80), day(1)).price).toEqual({ unit: 80, discounted: null, prior: null });
  });
});

it('agrees with an hourly record of prices', () => {
  const step = fc.record({
    hours: fc.integer({ min: 1, max: 500 }),
    unit: fc.integer({ min: 50, max: 60 }),
    off: fc.integer({ min: 0, max: 12 }),
  });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
      const history: AskedPrice[] = [];
      const hours: { asked: number; isReduced: boolean; start: number }[] = [];
      for (const { hours: duration, unit, off } of steps) {
        const now = hours.length;
        const price = sale(unit, unit - off);
        const { price: settled, entry } = settlePrice(history, price, hour(now));
        if (entry) history.push(entry);

        const last = hours.at(-1);
        const continues = last?.isReduced && last.asked === unit - off;
        const start = continues ? last.start : now;
        const before = hours.slice(Math.max(0, start - 30 * 24), start).map(({ asked }) => asked);
        const prior = Math.min(...before);
        const isReduced = off > 0 && before.length > 0 && prior > unit - off;
        expect(settled).toEqual(
          isReduced ? sale(unit, unit - off, prior) : { unit: unit - off, discounted: null, prior: null },
        );
        for (let at = 0; at < duration; at += 1) hours.push({ asked: unit - off, isReduced, start });
      }
    }),
  );
});
