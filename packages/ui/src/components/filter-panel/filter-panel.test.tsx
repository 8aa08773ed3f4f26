import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FilterButton, FilterPanel } from './filter-panel';

const shown = (
  <>
    <FilterButton panel="filters">Filters</FilterButton>
    <FilterPanel id="filters" label="Filters" closeLabel="Close filters">
      <label>
        <input type="checkbox" /> Red
      </label>
    </FilterPanel>
  </>
);

test('is a drawer on a phone, opened and closed by its buttons', async () => {
  await page.viewport(360, 700);
  const screen = await render(shown);
  const red = screen.getByRole('checkbox', { name: 'Red' });
  await expect.element(red).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect.element(red).toBeVisible();
  await screen.getByRole('button', { name: 'Close filters' }).click();
  await expect.element(red).not.toBeInTheDocument();
});

test('as a drawer it holds the page until the path changes (S2.43)', async () => {
  const address = location.href;
  await page.viewport(360, 700);
  const screen = await render(shown);
  await screen.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  expect(document.body.classList.contains('no-scroll')).toBe(true);
  history.pushState(null, '', '?color=red');
  await expect.element(screen.getByRole('dialog', { name: 'Filters' })).toBeVisible();
  history.pushState(null, '', '/elsewhere/');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(document.body.classList.contains('no-scroll')).toBe(false);
  history.pushState(null, '', address);
});

test('is next to the list on a desktop, without buttons', async () => {
  await page.viewport(1440, 900);
  const screen = await render(shown);
  await expect.element(screen.getByRole('checkbox', { name: 'Red' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Filters', exact: true })).not.toBeInTheDocument();
});
