import { describe, expect, test } from 'vitest';
import { parseChange } from './change';
import { tagOf, tags } from './tags';

const change = {
  storeId: 'north',
  version: 7,
  topics: [{ type: 'product', id: '12' }, { type: 'settings' }],
};

describe('parseChange', () => {
  test('reads what the API sends', () => {
    expect(parseChange(JSON.stringify(change))).toEqual(change);
  });

  test.each([
    ['no JSON', '{'],
    ['no object', 'null'],
    ['a version that is no whole number', JSON.stringify({ ...change, version: 1.5 })],
    ['no topics', JSON.stringify({ ...change, topics: undefined })],
    ['an unknown topic', JSON.stringify({ ...change, topics: [{ type: 'order' }] })],
    ['an id that is no text', JSON.stringify({ ...change, topics: [{ type: 'product', id: 12 }] })],
  ])('refuses %s', (_, body) => {
    expect(parseChange(body)).toBeNull();
  });
});

test('a change marks the tags of cached data as stale', () => {
  expect(tagOf({ type: 'product', id: '12' })).toBe(tags.product('12'));
  expect(tagOf({ type: 'product' })).toBe(tags.products);
  expect(tagOf({ type: 'category', id: 'a' })).toBe(tags.category('a'));
  expect(tagOf({ type: 'category' })).toBe(tags.categories);
  expect(tagOf({ type: 'content', id: 'front' })).toBe(tags.content('front'));
  expect(tagOf({ type: 'dictionary' })).toBe(tags.dictionary);
  expect(tagOf({ type: 'settings' })).toBe(tags.settings);
});
