import type { Fault } from './fault';
import type { StoreData } from './store-data';
import { twice } from './twice';

/** Checks that relation ids are unique and that a product has each print once. */
export function checkPrints({ products }: StoreData): Fault[] {
  const relations = products.flatMap(({ id, addOns = [] }, index) =>
    addOns.map(({ relationId, addOnId }, position) => ({
      relationId,
      addOnId,
      place: `${id} ${addOnId}`,
      path: ['products', index, 'addOns', position],
    })),
  );
  return [
    ...twice(
      relations,
      ({ relationId }) => relationId,
      (_, { path }) => [...path, 'relationId'],
    ),
    ...twice(
      relations,
      ({ place }) => place,
      (_, { path }) => [...path, 'addOnId'],
      ({ addOnId }) => addOnId,
    ),
  ];
}
