import { expect, test } from 'vitest';
import budgets from './budgets.json' with { type: 'json' };
import { overBudget } from './over-budget';
import { weighAll } from './weigh';

test('keeps every component within its budget; see size/budgets.json', async () => {
  expect(overBudget(await weighAll(), budgets)).toEqual([]);
}, 120_000);

test('reports what grew, what is new and what is gone', () => {
  const weights = { button: { first: 900, later: 0 }, menu: { first: 400, later: 50_000 } };
  const lines = overBudget(weights, {
    button: { first: 800, later: 0 },
    dialog: { first: 2000, later: 0 },
  });
  expect(lines).toEqual([
    'button weighs 900 bytes at first load, 100 more than its budget',
    'menu has no budget',
    'dialog has a budget and is not there',
  ]);
});

test('has a separate budget for lazy code', () => {
  const budget = { menu: { first: 900, later: 48_000 } };
  expect(overBudget({ menu: { first: 900, later: 48_000 } }, budget)).toEqual([]);
  expect(overBudget({ menu: { first: 800, later: 48_100 } }, budget)).toEqual([
    'menu weighs 48100 bytes when it is needed, 100 more than its budget',
  ]);
});
