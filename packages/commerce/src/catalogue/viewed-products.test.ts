import { expect, test } from 'vitest';
import { maxViewed, recordViewed, viewedProducts } from './viewed-products';

function createStorage(kept = new Map<string, string>()) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test('the product viewed last comes first, and each once', () => {
  const storage = createStorage();
  for (const id of ['shirt', 'scarf', 'shirt']) recordViewed(storage, 'dbu', id);
  expect(viewedProducts(storage, 'dbu')).toEqual(['shirt', 'scarf']);
});

test('stores do not share viewed products', () => {
  const storage = createStorage();
  recordViewed(storage, 'dbu', 'shirt');
  expect(viewedProducts(storage, 'astralis')).toEqual([]);
});

test('the oldest are removed', () => {
  const storage = createStorage();
  for (let index = 0; index <= maxViewed; index++) recordViewed(storage, 'dbu', `p${index}`);
  expect(viewedProducts(storage, 'dbu')).toHaveLength(maxViewed);
  expect(viewedProducts(storage, 'dbu')).not.toContain('p0');
});

test.each(['not json', '{}', 'null', '[1, "../secret", "a"]'])('ignores %s in its place', (kept) => {
  const storage = createStorage(new Map([['viewedProducts.dbu', kept]]));
  expect(viewedProducts(storage, 'dbu')).toEqual(kept.includes('"a"') ? ['a'] : []);
});

test('does not fail if the browser forbids storage', () => {
  const forbid = () => {
    throw new Error('forbidden');
  };
  const storage = { getItem: forbid, setItem: forbid };
  expect(() => recordViewed(storage, 'dbu', 'shirt')).not.toThrow();
  expect(viewedProducts(storage, 'dbu')).toEqual([]);
});
