import { expect, test } from 'vitest';
import { createPrefetchBudget, mostPages } from './prefetch-budget';

test('a page fetches a limited number of others ahead', () => {
  let path = '/shirts/';
  const budget = createPrefetchBudget(() => path);
  const taken = () => Array.from({ length: mostPages + 3 }, () => budget.take()).filter(Boolean).length;
  expect(taken()).toBe(mostPages);
  expect(budget.take()).toBe(false);
  path = '/shirts/p-1/';
  expect(taken()).toBe(mostPages);
});
