import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Table } from './table';

const columns = [
  { id: 'size', header: 'Size' },
  { id: 'chest', header: 'Chest', align: 'end' as const },
];
const rows = [
  { id: 's', cells: ['S', '88–96 cm'] },
  { id: 'm', cells: ['M', '96–104 cm'], current: true },
];

const table = (narrow: 'scroll' | 'cards', width: string) => (
  <div style={{ inlineSize: width }}>
    <Table caption="Sizes" columns={columns} rows={rows} narrow={narrow} />
  </div>
);

test('is a table with named rows and columns; the chosen row is marked', async () => {
  const screen = await render(table('scroll', '40rem'));
  await expect.element(screen.getByRole('table', { name: 'Sizes' })).toBeVisible();
  await expect.element(screen.getByRole('columnheader', { name: 'Chest' })).toBeVisible();
  const chosen = screen.getByRole('row', { name: 'M 96–104 cm' });
  await expect.element(chosen).toHaveAttribute('aria-current', 'true');
});

test('becomes cards if space is short, and stays a table for assistive technology', async () => {
  const screen = await render(table('cards', '20rem'));
  const cell = screen.getByRole('cell', { name: '88–96 cm' });
  const { top } = cell.element().getBoundingClientRect();
  const name = screen.getByRole('rowheader', { name: 'S', exact: true }).element();
  expect(top).toBeGreaterThanOrEqual(name.getBoundingClientRect().bottom);
  await expect.element(cell.getByText('Chest')).toBeVisible();
  await screen.rerender(table('cards', '40rem'));
  await expect.element(cell.getByText('Chest')).not.toBeVisible();
});

test('has a scroll area that is reachable by keyboard', async () => {
  const screen = await render(table('scroll', '6rem'));
  const frame = screen.getByRole('table').element().parentElement;
  expect(frame?.tabIndex).toBe(0);
  expect(frame && frame.scrollWidth > frame.clientWidth).toBe(true);
});
