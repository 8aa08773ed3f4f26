import { describe, expect, it } from 'vitest';
import { settlePrice } from '../src/features/catalogue/products/price-history';
import { demoStores } from '.';

/** Names of Regulation (EU) 1007/2011, annex I, as far as the shops use them. */
const fibres: Readonly<Record<string, readonly string[]>> = {
  en: ['cotton', 'polyester', 'polyamide', 'elastane', 'acrylic', 'wool'],
  da: ['bomuld', 'polyester', 'polyamid', 'elastan', 'akryl', 'uld'],
  es: ['algodón', 'poliéster', 'poliamida', 'elastano', 'acrílico', 'lana'],
};

const share = /(\d+)\s?% (\p{L}+)/gu;
const now = new Date('2026-11-21T12:00:00Z');

describe.each(demoStores().map((data) => [data.store.id, data] as const))('the %s shop', (_id, data) => {
  const { products, sizeGuides = [], store } = data;
  const cultures = store.cultures.map(({ culture }) => culture);

  it('tells of every reduction what was asked before, and some of a week that was cheaper', () => {
    const prices = products.flatMap((product) => Object.values(product.prices));
    const reduced = prices.filter(({ discounted }) => discounted !== undefined);
    for (const { unit, discounted = null, prior, history = [] } of reduced) {
      const told = history.map(({ since, asked, isReduced = false }) => ({
        since: new Date(since),
        asked,
        isReduced,
      }));
      expect(settlePrice(told, { unit, discounted, prior: null }, now)).toEqual({
        price: { unit, discounted, prior },
        entry: undefined,
      });
    }
    expect(reduced.filter(({ unit, prior }) => prior !== unit).length).toBeGreaterThan(1);
  });

  it('has a guide for every product of several sizes, with a row for each of them', () => {
    const guides = new Map(sizeGuides.map((guide) => [guide.id, guide]));
    for (const { id, sizeGuideId, colors } of products) {
      const sizes = [...new Set(colors.flatMap(({ variants }) => variants.map(({ size }) => size)))];
      const covered = guides.get(sizeGuideId ?? '')?.rows.map(({ size }) => size) ?? ['onesize'];
      expect([id, sizes.filter((size) => !covered.includes(size))]).toEqual([id, []]);
    }
  });

  it('measures bodies in every culture, each size larger than the one before', () => {
    for (const { texts, measures, rows } of sizeGuides) {
      for (const each of [texts, ...measures.map(({ name }) => name)])
        expect(Object.keys(each)).toEqual(cultures);
      for (const at of measures.keys()) {
        const spans = rows.map(({ values }) => values[at]);
        expect(spans).not.toContain(undefined);
        const ends = spans.flatMap((span) => (span ? [span.from, span.to] : []));
        expect(ends).toEqual(ends.toSorted((a, b) => a - b));
      }
    }
  });

  it('names textile fibres as the law does, the largest share first, all of them together', () => {
    for (const culture of cultures)
      for (const { id, texts } of products) {
        const parts = texts[culture]?.composition.split('. ') ?? [];
        for (const part of parts) {
          const shares = [...part.matchAll(share)].map(([, percent, fibre = '']) => ({
            percent: Number(percent),
            fibre,
          }));
          expect([id, shares.filter(({ fibre }) => !fibres[culture]?.includes(fibre))]).toEqual([id, []]);
          const percents = shares.map(({ percent }) => percent);
          expect(percents).toEqual(percents.toSorted((a, b) => b - a));
          expect([0, 100]).toContain(percents.reduce((sum, percent) => sum + percent, 0));
        }
      }
  });

  it('says by whom everything is made, and warns where it must', () => {
    for (const { manufacturer } of products) {
      expect(manufacturer.address).toMatch(/\d{4,5} /);
      expect(manufacturer.email).toMatch(/^[^@ ]+@[^@ ]+\.[a-z]+$/);
    }
    for (const culture of cultures)
      expect(products.filter(({ texts }) => texts[culture]?.warnings?.length).length).toBeGreaterThan(5);
  });
});
