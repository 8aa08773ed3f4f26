import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { north } from '../../../../test/seed/north';
import { south } from '../../../../test/seed/south';
import { startTestApi, type TestApi } from '../../../../test/test-api';
import type { AddOnRow } from '../../catalogue/prints/store-data';
import { importStore } from '../import-store';
import type { StoreData } from '../store-data';
import { UnknownLink } from './links';

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi({ stores: [north, south] });
});
afterEach(() => api.close());

const { addOns = [], players = [] } = north;
const change = (data: Partial<StoreData>) => importStore(api.context.db, { ...north, ...data });
const withAddOn = (id: string, fields: Partial<AddOnRow>) =>
  addOns.map((addOn) => (addOn.id === id ? Object.assign({}, addOn, fields) : addOn));
const offeredOn = async (productId: string, store = 'north') =>
  (await api.call(`/api/products/${productId}`, { store })).body.product.addOns;

it('truncates text sizes to integers', async () => {
  const [own] = await offeredOn('jersey');
  expect(own.printSettings).toMatchObject({ nameTextSize: 88, numberTextSize: 300 });
});

it('does not change other stores', async () => {
  const before = await offeredOn('glove', 'south');
  await change({ addOns: withAddOn('player', { prices: { EUR: 1 } }), players: [] });
  expect(await offeredOn('glove', 'south')).toEqual(before);
  expect(before).toMatchObject([{ kind: 'Player', players: [{ id: 'southerner' }] }]);
});

it('writes all or nothing: a product with an unknown print leaves the store unchanged', async () => {
  await expect(change({ addOns: [], players: [] })).rejects.toThrow(UnknownLink);
  expect(await offeredOn('jersey')).toHaveLength(4);
});

describe('announces the products', () => {
  it('whose print changes', async () => {
    const dearer = withAddOn('own', { prices: { EUR: 2500, DKK: 17_500 } });
    expect(await change({ addOns: dearer })).toEqual([
      { type: 'product', id: 'jersey' },
      { type: 'product', id: 'away' },
    ]);
    expect((await offeredOn('jersey'))[0].price).toEqual({ amount: 25, currency: 'EUR' });
  });

  it('with player prints, when a player leaves', async () => {
    expect(await change({ players: players.filter(({ id }) => id !== 'eikrem') })).toEqual([
      { type: 'product', id: 'jersey' },
    ]);
    const names = (await offeredOn('jersey')).at(-1).players.map(({ name }: { name: string }) => name);
    expect(names).toEqual(['DAHL-WINTHER']);
  });

  it('that get another print', async () => {
    const products = north.products.map((product) =>
      product.id === 'cap'
        ? Object.assign({}, product, { addOns: [{ relationId: 'cap-name', addOnId: 'name' }] })
        : product,
    );
    expect(await change({ products })).toEqual([{ type: 'product', id: 'cap' }]);
    expect(await offeredOn('cap')).toMatchObject([{ relationId: 'cap-name', printType: 'Name' }]);
  });
});
