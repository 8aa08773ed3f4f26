import type { StoreData } from '../store-data';
import type { RuleError } from './data-error';
import { findDuplicates } from './find-duplicates';

/** Checks that relation ids are unique and that a product has each print once. */
export function checkPrints({ products }: StoreData): RuleError[] {
  const relations = products.flatMap(({ id, addOns = [] }, index) =>
    addOns.map(({ relationId, addOnId }, position) => ({
      relationId,
      addOnId,
      key: `${id} ${addOnId}`,
      path: ['products', index, 'addOns', position],
    })),
  );
  return [
    ...findDuplicates(
      relations,
      ({ relationId }) => relationId,
      (_, { path }) => [...path, 'relationId'],
    ),
    ...findDuplicates(
      relations,
      ({ key }) => key,
      (_, { path }) => [...path, 'addOnId'],
      ({ addOnId }) => addOnId,
    ),
  ];
}
