import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SearchField } from './search-field';

const search = vi.fn<(term: string) => void>();
const field = (
  <SearchField label="Search" submitLabel="Search now" action="/search-page/" onSearch={search} />
);

test('passes the term to its handler and clears itself', async () => {
  const screen = await render(field);
  const input = screen.getByRole('searchbox', { name: 'Search' });
  await input.fill(' home shirt ');
  await userEvent.keyboard('{Enter}');
  expect(search).toHaveBeenCalledExactlyOnceWith('home shirt');
  await expect.element(input).toHaveValue('');
});

test('does not submit an empty term (S5.13)', async () => {
  search.mockClear();
  const screen = await render(field);
  await screen.getByRole('searchbox').fill('   ');
  await screen.getByRole('button', { name: 'Search now' }).click();
  expect(search).not.toHaveBeenCalled();
});

test('is a plain form that the browser can submit', async () => {
  const screen = await render(<SearchField label="Search" submitLabel="Go" action="/search-page/" />);
  const form = screen.getByRole('searchbox').element().closest('form');
  expect(form?.method).toBe('get');
  expect(form?.getAttribute('action')).toBe('/search-page/');
  await screen.getByRole('searchbox').fill('scarf');
  expect(form && [...new FormData(form)]).toEqual([['q', 'scarf']]);
});
