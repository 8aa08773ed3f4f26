import type { Weight } from './weigh';

export type Weights = Readonly<Record<string, Weight>>;

const times = { first: 'at first load', later: 'when it is needed' } as const;

/** One line for each component that exceeds its budget, has none, or no longer exists. */
export function overBudget(weights: Weights, budgets: Weights): string[] {
  const grown = Object.entries(weights).flatMap(([name, weight]) => {
    const budget = budgets[name];
    if (!budget) {
      return [`${name} has no budget`];
    }
    return (['first', 'later'] as const)
      .filter((time) => weight[time] > budget[time])
      .map(
        (time) =>
          `${name} weighs ${weight[time]} bytes ${times[time]}, ${weight[time] - budget[time]} more than its budget`,
      );
  });
  const gone = Object.keys(budgets)
    .filter((name) => !(name in weights))
    .map((name) => `${name} has a budget and is not there`);
  return [...grown, ...gone];
}

const allowance = 1.05;

/** A budget for a component's current weight, with room for small changes. */
export const budgetFor = ({ first, later }: Weight): Weight => ({
  first: Math.ceil((first * allowance) / 50) * 50,
  later: Math.ceil((later * allowance) / 50) * 50,
});
