import type { components } from '@matchday/api-client';
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../accessibility';
import { services } from '../platform';
import { aProduct, expect, type Shop, test } from '../shop';
import { importProducts } from '../staff';
import {
  anyOf,
  enter,
  logIn,
  office,
  refusedLogins,
  shownAliases,
  tabToElement,
  withinAMinute,
} from './office';

test.use({ expectedErrors: anyOf(refusedLogins, shownAliases, /status of 412 .*\/publish/) });

type Product = components['schemas']['StoredProduct'] & { id: string };

/** The product as the store has it. Products of the demonstration can lack alternative texts, so it gets them. */
async function describedProduct(page: Page, shop: Shop): Promise<{ product: Product; url: string }> {
  const { product: card } = await aProduct(shop);
  const headers = { StoreId: shop.clubId, origin: office };
  const answer = await page.request.get(`${office}/api/admin/products/${card.id}`, { headers });
  const { product } = await answer.json();
  for (const { images } of product.colors)
    for (const image of images)
      for (const culture of Object.keys(product.texts)) image.altText[culture] ||= 'The product';
  await importProducts(shop, [{ ...product, id: card.id }]);
  return { product: { ...product, id: card.id }, url: card.url };
}

/** Types into the field that has the focus. */
async function replace(page: Page, text: string) {
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** The field with the name of the product in one culture, by what it says. */
async function nameField(page: Page, name: string) {
  const fields = page.getByRole('textbox', { name: /^Name/ });
  await expect(fields.first()).toBeVisible();
  for (const field of await fields.all()) if ((await field.inputValue()) === name) return field;
  throw new Error(`No field says ${name}`);
}

test('job 6: a product of the shop gets another name and alternative text, in the shop too', async ({
  page,
  shop,
}) => {
  await logIn(page, shop, 'merchandiser', '/products');
  const { product, url } = await describedProduct(page, shop);
  const before = product.texts[shop.culture]?.name ?? '';
  const name = `${before} ${Date.now()}`;
  const altText = `Seen from above, ${Date.now()}`;
  await page.goto(`${office}/${shop.clubId}/products/${product.id}`);
  await withinAMinute(page, async () => {
    await enter(page, 'button', 'Edit');
    await expect(page.getByText('This draft changes a product that is in the shop.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Price in/ })).toHaveCount(0);
    await expect(page.getByRole('spinbutton', { name: /^Stock/ }).first()).toBeDisabled();
    await tabToElement(page, await nameField(page, before));
    await replace(page, name);
    const language = new Intl.DisplayNames('en', { type: 'language' }).of(shop.culture);
    const image = page.getByRole('group', { name: 'Image 1' }).first();
    await tabToElement(page, image.getByRole('textbox', { name: `Alternative text: ${language}` }));
    await replace(page, altText);
    await page.keyboard.press('Enter');
    const publish = page.getByRole('button', { name: 'Publish now' });
    await expect(publish).toBeEnabled();
    await expect(page.getByText('The draft is saved.', { exact: false })).toBeVisible();
    expect((await shop.client.call('getProduct', { path: { id: product.id } })).product.name).toBe(before);
    await tabToElement(page, publish);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Prices' })).toBeVisible();
    await expect(page).toHaveURL(`${office}/${shop.clubId}/products/${product.id}`);
  });
  const origin = services.clubs.find(({ id }) => id === shop.clubId)?.url ?? '';
  await page.goto(origin + url);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByAltText(altText).first()).toBeAttached();
  await importProducts(shop, [product]);
});

test('job 6: what somebody else changed in the shop is shown before it is replaced', async ({
  page,
  shop,
}) => {
  await logIn(page, shop, 'merchandiser', '/products');
  const { product } = await describedProduct(page, shop);
  const { culture } = shop;
  const texts = product.texts[culture];
  if (!texts) throw new Error(`The product has no texts in ${culture}`);
  const inShop = async () =>
    (await shop.client.call('getProduct', { path: { id: product.id } })).product.name;
  const [mine, theirs] = [`Mine ${Date.now()}`, `Theirs ${Date.now()}`];
  await page.goto(`${office}/${shop.clubId}/products/${product.id}`);
  await expectNoViolations(page, 'the page of a product', 'main');
  await enter(page, 'button', 'Edit');
  await tabToElement(page, await nameField(page, texts.name));
  await replace(page, mine);
  await page.keyboard.press('Enter');
  const publish = page.getByRole('button', { name: 'Publish now' });
  await expect(publish).toBeEnabled();
  await expectNoViolations(page, 'the draft of a product of the shop', 'main');

  await importProducts(shop, [
    { ...product, texts: { ...product.texts, [culture]: { ...texts, name: theirs } } },
  ]);
  await tabToElement(page, publish);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('row').nth(1)).toContainText(theirs);
  await expect(dialog.getByRole('row').nth(1)).toContainText(mine);
  await expectNoViolations(page, 'the conflict', '[role=dialog]');
  expect(await inShop()).toBe(theirs);
  await enter(page, 'button', 'Save mine');
  await expect(dialog).toBeHidden();
  await expect(publish).toBeEnabled();
  await tabToElement(page, publish);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Prices' })).toBeVisible();
  expect(await inShop()).toBe(mine);

  await enter(page, 'button', 'Edit');
  await enter(page, 'button', 'Discard the changes');
  await enter(page, 'button', 'Discard the changes');
  await expect(page.getByRole('region', { name: 'Prices' })).toBeVisible();
  expect(await inShop()).toBe(mine);
  await importProducts(shop, [product]);
});
