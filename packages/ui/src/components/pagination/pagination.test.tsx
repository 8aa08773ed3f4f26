import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { pageWindow } from './page-window';
import { Pagination } from './pagination';

const labels = {
  pages: 'Pages',
  previous: 'Previous page',
  next: 'Next page',
  page: (page: number) => `Page ${page}`,
};
const href = (page: number) => `?page=${page}`;

test.each([
  [1, 1, [1]],
  [1, 4, [1, 2, 3, 4]],
  [1, 9, [1, 2, 3, 'gap', 9]],
  [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [9, 9, [1, 'gap', 7, 8, 9]],
])('around page %i of %i', (current, total, pages) => {
  expect(pageWindow(current, total)).toEqual(pages);
});

test('links to the previous and next pages and marks the current one', async () => {
  const screen = await render(<Pagination current={2} total={3} href={href} labels={labels} />);
  const link = (name: string) => screen.getByRole('link', { name });
  await expect.element(link('Previous page')).toHaveAttribute('href', '?page=1');
  await expect.element(link('Next page')).toHaveAttribute('href', '?page=3');
  await expect.element(link('Page 2')).toHaveAttribute('aria-current', 'page');
});

test('has no links beyond the ends', async () => {
  const screen = await render(<Pagination current={1} total={3} href={href} labels={labels} />);
  expect(screen.getByRole('link', { name: 'Previous page' }).elements()).toHaveLength(0);
});

test('renders nothing for a single page', async () => {
  const screen = await render(<Pagination current={1} total={1} href={href} labels={labels} />);
  expect(screen.getByRole('navigation').elements()).toHaveLength(0);
});
