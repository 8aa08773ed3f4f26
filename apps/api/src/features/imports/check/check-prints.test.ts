import { expect, it } from 'vitest';
import { north } from '../../../../test/seed/north';
import type { StoreData } from '../store-data';
import { checkPrints } from './check-prints';

const offering = (productId: string, addOns: StoreData['products'][number]['addOns']): StoreData => ({
  ...north,
  products: north.products.map((product) =>
    product.id === productId ? Object.assign({}, product, { addOns }) : product,
  ),
});

it('accepts prints with unique relation ids', () => expect(checkPrints(north)).toEqual([]));

it('reports a duplicate relation id', () =>
  expect(checkPrints(offering('cap', [{ relationId: 'jersey-own', addOnId: 'own' }]))).toMatchObject([
    { path: ['products', 1, 'addOns', 0, 'relationId'], code: 'StandsTwice' },
  ]));

it('reports a product with the same print twice', () => {
  const findDuplicates = ['cap-a', 'cap-b'].map((relationId) => ({ relationId, addOnId: 'own' }));
  expect(checkPrints(offering('cap', findDuplicates))).toMatchObject([
    { path: ['products', 1, 'addOns', 1, 'addOnId'], code: 'StandsTwice' },
  ]);
});
