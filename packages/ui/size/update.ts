import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { budgetFor, overBudget, type Weights } from './over-budget';
import { weighAll } from './weigh';

const file = join(import.meta.dirname, 'budgets.json');

/** Whether a budget is neither exceeded nor far too large. */
const fits = (weight: number, budget: number) => weight <= budget && weight >= budget * 0.75 - 100;

/** Prints exceeded budgets, and updates them together with missing and far too large ones; others stay. */
async function update() {
  const budgets: Weights = JSON.parse(readFileSync(file, 'utf8'));
  const weights = await weighAll();
  const lines = overBudget(weights, budgets);
  const rows = Object.entries(weights).map(([name, weight]) => {
    const budget = budgets[name];
    const kept = budget && fits(weight.first, budget.first) && fits(weight.later, budget.later);
    const { first, later } = kept ? budget : budgetFor(weight);
    return `  ${JSON.stringify(name)}: { "first": ${first}, "later": ${later} }`;
  });
  writeFileSync(file, `{\n${rows.join(',\n')}\n}\n`);
  process.stdout.write(lines.length > 0 ? `${lines.join('\n')}\n` : 'Everything is within its budget\n');
}

await update();
