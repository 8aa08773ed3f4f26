import { expect, test } from 'vitest';
import { memoryStorage } from '../test/memory-storage';
import { dependableStorage } from './storage';

test('reads and writes the storage', () => {
  const below = memoryStorage();
  const storage = dependableStorage(() => below);
  storage.setItem('key', 'value');
  expect(below.entries).toEqual(new Map([['key', 'value']]));
  below.setItem('key', 'from another tab');
  expect(storage.getItem('key')).toBe('from another tab');
});

test('keeps values in memory if there is no storage', () => {
  const storage = dependableStorage(() => {
    throw new Error('blocked');
  });
  expect(storage.getItem('key')).toBeNull();
  storage.setItem('key', 'value');
  expect(storage.getItem('key')).toBe('value');
});

test('keeps values in memory that a full storage rejects, until it accepts them', () => {
  const below = memoryStorage();
  let isFull = true;
  const storage = dependableStorage(() => ({
    getItem: (key) => below.getItem(key),
    setItem(key, value) {
      if (isFull) throw new Error('quota');
      below.setItem(key, value);
    },
  }));
  storage.setItem('key', 'one');
  expect([storage.getItem('key'), below.getItem('key')]).toEqual(['one', null]);
  isFull = false;
  storage.setItem('key', 'two');
  expect([storage.getItem('key'), below.getItem('key')]).toEqual(['two', 'two']);
});
