import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCatalogue } from '../../test/catalogue-shop';
import { createSuggestions } from './create-suggestions';
import { fetchDelay } from './search-timing';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function typing() {
  const catalogue = createCatalogue({ total: 3 });
  const suggestions = createSuggestions(catalogue.client);
  return { ...catalogue, ...suggestions, now: () => suggestions.state.getState() };
}

test('waits until typing pauses for 200 ms, then makes one call (S9.8)', async () => {
  expect(fetchDelay).toBe(200);
  const { type, asked, answer, now } = typing();
  type('s');
  vi.advanceTimersByTime(fetchDelay - 1);
  type(' sh ');
  vi.advanceTimersByTime(fetchDelay - 1);
  expect(asked()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asked()).toEqual(['suggestProducts sh']);
  await answer();
  expect(now()).toMatchObject({ term: 'sh', categories: [{ name: 'sh' }] });
});

test('shows the latest term in any order of responses', async () => {
  const { type, answer, now } = typing();
  type('sc');
  vi.advanceTimersByTime(fetchDelay);
  type('shirt');
  vi.advanceTimersByTime(fetchDelay);
  await answer(1);
  await answer(0);
  expect(now().term).toBe('shirt');
});

test('an empty term makes no call and removes the suggestions (S5.13)', async () => {
  const { type, asked, answer, now } = typing();
  type('shirt');
  vi.advanceTimersByTime(fetchDelay);
  await answer();
  type('  ');
  vi.advanceTimersByTime(fetchDelay);
  expect(asked()).toEqual([]);
  expect(now()).toEqual({ term: '', products: [], categories: [] });
});

test('a failure removes the suggestions, and the next letter tries again', async () => {
  const { type, asked, fail, now } = typing();
  type('s');
  vi.advanceTimersByTime(fetchDelay);
  await fail();
  expect(now().products).toEqual([]);
  type('sh');
  vi.advanceTimersByTime(fetchDelay);
  expect(asked()).toEqual(['suggestProducts sh']);
});

test('a response that arrives after clearing is not shown', async () => {
  const { type, clear, answer, now } = typing();
  type('shirt');
  vi.advanceTimersByTime(fetchDelay);
  clear();
  await answer();
  expect(now().term).toBe('');
});
