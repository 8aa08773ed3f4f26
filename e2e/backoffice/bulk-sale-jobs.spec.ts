import type { Page } from '@playwright/test';
import { expectNoViolations } from '../accessibility';
import { overflowOf } from '../overflow';
import { expect, test } from '../shop';
import {
  anyOf,
  enter,
  logIn,
  refusedLogins,
  shownAliases,
  tabToElement,
  typeInto,
  withinAMinute,
} from './office';

test.use({ expectedErrors: anyOf(refusedLogins, shownAliases) });

const productLinks = (page: Page) =>
  page.getByRole('main').getByRole('table').locator('tbody').getByRole('link');

/** The names of the first products of the list. */
async function firstProducts(page: Page, count: number): Promise<string[]> {
  await expect(productLinks(page).nth(count - 1)).toBeVisible();
  return (await productLinks(page).allTextContents()).slice(0, count);
}

const checkboxOf = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Choose ${name}`, exact: true });

/** Chooses products of the list with the keyboard. */
async function choose(page: Page, names: readonly string[]) {
  for (const name of names) {
    await tabToElement(page, checkboxOf(page, name));
    await page.keyboard.press('Space');
    await expect(checkboxOf(page, name)).toBeChecked();
  }
}

/** Enters a sale of one day, of 20 percent, in a year of its own. */
async function enterSale(page: Page, year: string) {
  await tabToElement(page, page.getByRole('textbox', { name: /^From/ }));
  // The same in every order of day and month.
  await page.keyboard.type(`1111${year}0800AM`);
  await tabToElement(page, page.getByRole('textbox', { name: /^Until/ }));
  await page.keyboard.type(`1212${year}0900AM`);
  await typeInto(page, 'spinbutton', /^Percent/, '20');
}

/** Ends the planned sale on the page of its product. */
async function endSale(page: Page) {
  const sale = page
    .getByRole('region', { name: 'Sales', exact: true })
    .getByRole('row')
    .filter({ hasText: '2098' })
    .first();
  await expect(sale).toContainText('Planned');
  await enter(page, 'button', /^End the sale of .*2098/);
  await enter(page, 'button', 'End');
  await expect(sale).toContainText('Cancelled');
}

test('job 7: a sale of several products is planned, without one whose sale overlaps', async ({
  page,
  shop,
}) => {
  await logIn(page, shop, 'merchandiser', '/products');
  const names = await firstProducts(page, 4);
  const [three, overlapping] = [names.slice(0, 3), names[2] ?? ''];
  const dialog = page.getByRole('dialog');
  const preview = dialog.getByRole('table').locator('tbody').getByRole('row');
  await withinAMinute(page, async () => {
    await choose(page, three);
    await enter(page, 'button', 'Plan a sale');
    await enterSale(page, '2098');
    await expect(preview).toHaveCount(3);
    for (const name of three) {
      const header = page.getByRole('rowheader', { name, exact: true });
      await expect(preview.filter({ has: header })).toContainText('−20 %');
    }
    await expect(dialog.getByRole('status')).toHaveText('3 products can be planned.');
    await enter(page, 'button', 'Plan the sale');
    await expect(dialog).toBeHidden();
    await expect(page.getByText('The sale is planned for each product.')).toBeVisible();
    for (const name of three) await expect(checkboxOf(page, name)).not.toBeChecked();
  });
  await withinAMinute(page, async () => {
    await choose(page, names.slice(2));
    await enter(page, 'button', 'Plan a sale');
    await enterSale(page, '2098');
    await expect(dialog.getByRole('status')).toContainText('1 of 2 products has a problem.');
    await expect(preview.filter({ hasText: 'Another sale is planned for this time.' })).toContainText(
      overlapping,
    );
    await expect(dialog.getByRole('button', { name: 'Plan the sale' })).toBeDisabled();
    await expectNoViolations(page, 'a sale of several products with a problem', '[role="dialog"]');
    await enter(page, 'button', `Leave out ${overlapping}`);
    await expect(dialog.getByRole('status')).toHaveText('1 product can be planned.');
    await enter(page, 'button', 'Plan the sale');
    await expect(dialog).toBeHidden();
  });
  const list = page.url();
  for (const name of names) {
    await page.goto(list);
    await page.getByRole('link', { name, exact: true }).click();
    await endSale(page);
  }
});

test('a sale of several products keeps what is entered, and fits a phone', async ({ page, shop }) => {
  await logIn(page, shop, 'merchandiser', '/products');
  await choose(page, await firstProducts(page, 2));
  await expectNoViolations(page, 'chosen products');
  await enter(page, 'button', 'Plan a sale');
  await enterSale(page, '2097');
  await page.reload();
  await page.setViewportSize({ width: 360, height: 900 });
  const dialog = page.getByRole('dialog');
  await expect(page.getByRole('button', { name: 'Plan a sale' })).toBeVisible();
  expect(await overflowOf(page), 'the list').toBeLessThanOrEqual(0);
  await enter(page, 'button', 'Plan a sale');
  await expect(dialog.getByRole('spinbutton', { name: /^Percent/ })).toHaveValue('20');
  await expect(dialog.getByRole('status')).toHaveText('2 products can be planned.');
  expect(await overflowOf(page), 'the dialog').toBeLessThanOrEqual(0);
  await expectNoViolations(page, 'a sale of several products on a phone', '[role="dialog"]');
  if (process.env.SCREENSHOTS)
    await page.screenshot({ path: `${process.env.SCREENSHOTS}/bulk-sale-360.png` });
  await enter(page, 'button', 'Close');
});

test('staff who may not change the catalogue choose no products', async ({ page, shop }) => {
  await logIn(page, shop, 'readOnly', '/products');
  await expect(productLinks(page).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(0);
});
