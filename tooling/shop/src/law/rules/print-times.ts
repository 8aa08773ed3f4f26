import type { Rule } from '../rule';

export const printTimes: Rule = {
  name: 'print-times',
  need: 'How many working days a print takes is known before the order.',
  findMissing: (store) =>
    (store.addOns ?? [])
      .filter(({ productionDays }) => productionDays === undefined)
      .map(({ id }) => `The print ${id} does not say how many working days it takes.`),
};
