import { expect, test } from 'vitest';
import { missed, table } from './figures-table';
import { type Figures, limits } from './limits';

const good: Figures = {
  performance: 95,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  largestContentfulPaint: 1400,
  layoutShift: 0.02,
  blockingTime: 80,
  javaScript: 160,
  css: 20,
};

test('accepts a figure at its limit', () => {
  expect(missed(limits, good)).toEqual([]);
});

test('names every figure that misses its limit or was not measured', () => {
  expect(missed(limits, { ...good, performance: 94, layoutShift: 0.021, css: Number.NaN })).toEqual([
    'performance',
    'layoutShift',
    'css',
  ]);
});

test('highlights missed limits in its table', () => {
  const lines = table(limits, [{ name: 'Shop', figures: { ...good, javaScript: 160.06 } }]).split('\n');
  expect(lines[2]).toBe('| Shop | 95 | 100 | 100 | 100 | 1400 | 0.020 | 80 | **160.1** | 20.0 |');
  expect(lines[3]).toContain('≤ 160');
});
