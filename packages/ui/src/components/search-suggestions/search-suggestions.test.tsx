import { type ComponentProps, type MouseEvent, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SearchSuggestions } from './search-suggestions';

const groups = [
  { heading: 'Products', suggestions: [{ text: 'Home shirt', href: '/home-shirt/p-1/' }] },
  { heading: 'Categories', suggestions: [{ text: 'Shirts', href: '/shirts/c-1/' }] },
];
const search = vi.fn<(term: string) => void>();
const follow = vi.fn<(href: string) => void>();

function RouterLink({ href, children, ...props }: ComponentProps<'a'> & { href: string }) {
  const push = (event: MouseEvent) => {
    event.preventDefault();
    follow(href);
  };
  return (
    <a {...props} href={href} onClick={push}>
      {children}
    </a>
  );
}

function Search() {
  const [value, setValue] = useState('');
  return (
    <SearchSuggestions
      label="Search"
      submitLabel="Search now"
      suggestionsLabel="Suggestions"
      action="/search-page/"
      value={value}
      onValueChange={setValue}
      groups={value === '' ? [] : groups}
      status={value === '' ? '' : '2 suggestions'}
      onSearch={search}
      linkAs={RouterLink}
    />
  );
}

async function type(term: string) {
  search.mockClear();
  follow.mockClear();
  const screen = await render(<Search />);
  const input = screen.getByRole('combobox', { name: 'Search' });
  await input.click();
  await userEvent.keyboard(term);
  return { screen, input };
}

test('suggests in named groups during typing, and announces their number', async () => {
  const { screen } = await type('sh');
  await expect.element(screen.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  const products = screen.getByRole('group', { name: 'Products' });
  await expect.element(products.getByRole('option', { name: 'Home shirt' })).toBeVisible();
  await expect.element(screen.getByRole('status')).toHaveTextContent('2 suggestions');
});

test('moves through the suggestions with arrow keys while the focus stays in the field; Enter follows', async () => {
  const { screen, input } = await type('sh');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  const option = screen.getByRole('option', { name: 'Shirts', exact: true });
  await expect.element(input).toHaveAttribute('aria-activedescendant', option.element().id);
  await expect.element(input).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(follow).toHaveBeenCalledExactlyOnceWith('/shirts/c-1/');
  expect(search).not.toHaveBeenCalled();
});

test('searches for the typed text on Enter without a suggestion', async () => {
  await type('scarf');
  await userEvent.keyboard('{Enter}');
  expect(search).toHaveBeenCalledExactlyOnceWith('scarf');
  expect(follow).not.toHaveBeenCalled();
});

test('resets the active option on input; Escape closes the list, then clears the field', async () => {
  const { input } = await type('sh');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(input).toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('i');
  await expect.element(input).not.toHaveAttribute('aria-activedescendant');
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await expect.element(input).not.toHaveAttribute('aria-activedescendant');
  await expect.element(input).toHaveValue('shi');
  await userEvent.keyboard('{Escape}');
  await expect.element(input).toHaveValue('');
  await expect.element(input).toHaveAttribute('aria-expanded', 'false');
});

test('does not submit an empty term (S2.40)', async () => {
  await type('{Enter}');
  expect(search).not.toHaveBeenCalled();
});
