import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCatalogue } from '../../test/catalogue-shop';
import { createSuggestions } from './create-suggestions';
import { fetchDelay } from './limits';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function typing() {
  const catalogue = createCatalogue({ total: 3 });
  const suggestions = createSuggestions(catalogue.client);
  return { ...catalogue, ...suggestions, now: () => suggestions.state.getState() };
}

test('waits 200 ms of rest, then asks once (S9.8)', async () => {
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

test('shows the latest term, whatever answer comes first', async () => {
  const { type, answer, now } = typing();
  type('sc');
  vi.advanceTimersByTime(fetchDelay);
  type('shirt');
  vi.advanceTimersByTime(fetchDelay);
  await answer(1);
  await answer(0);
  expect(now().term).toBe('shirt');
});

test('an empty term asks for nothing and takes the suggestions away (S5.13)', async () => {
  const { type, asked, answer, now } = typing();
  type('shirt');
  vi.advanceTimersByTime(fetchDelay);
  await answer();
  type('  ');
  vi.advanceTimersByTime(fetchDelay);
  expect(asked()).toEqual([]);
  expect(now()).toEqual({ term: '', products: [], categories: [] });
});

test('a failure leaves no suggestions, and the next letter asks again', async () => {
  const { type, asked, fail, now } = typing();
  type('s');
  vi.advanceTimersByTime(fetchDelay);
  await fail();
  expect(now().products).toEqual([]);
  type('sh');
  vi.advanceTimersByTime(fetchDelay);
  expect(asked()).toEqual(['suggestProducts sh']);
});

test('once cleared, what is on its way shows no more', async () => {
  const { type, clear, answer, now } = typing();
  type('shirt');
  vi.advanceTimersByTime(fetchDelay);
  clear();
  await answer();
  expect(now().term).toBe('');
});
