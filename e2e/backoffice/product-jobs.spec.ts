import type { Locator, Page } from '@playwright/test';
import { services } from '../platform';
import { expect, test } from '../shop';
import { enter, logIn, refusedLogins, tabToElement, typeInto, withinAMinute } from './office';

test.use({ expectedErrors: [refusedLogins] });

const picture = {
  name: 'hat.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500"><rect width="400" height="500" fill="#345"/></svg>',
  ),
};

/** Fills each of these fields with the keyboard, in the order of the page. */
async function typeIntoAll(page: Page, fields: Locator, text: string) {
  for (const field of await fields.all()) {
    await tabToElement(page, field);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  }
}

test('job 6: a product is made with an image, seen in the shop as a draft, and published', async ({
  page,
  shop,
}) => {
  const name = `Terrace hat ${Date.now()}`;
  const textboxes = (label: RegExp) => page.getByRole('textbox', { name: label });
  // A search finds similar names too.
  const found = async () =>
    (await shop.client.call('searchProducts', { query: { Term: name } })).products.items.filter(
      (product) => product.name === name,
    ).length;
  await logIn(page, shop, 'merchandiser', '/drafts/create');
  await withinAMinute(page, async () => {
    await typeInto(page, 'textbox', /^Brand/, 'Terrace');
    await tabToElement(page, page.getByRole('combobox', { name: /^Category/ }));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await typeIntoAll(page, textboxes(/^Price in/), '29');
    await typeIntoAll(page, textboxes(/^Name/), name);
    await typeIntoAll(page, textboxes(/^Colour: /), 'Blue');
    const chooser = page.waitForEvent('filechooser');
    await enter(page, 'button', 'Add images');
    await (await chooser).setFiles(picture);
    const image = page.getByRole('group', { name: 'Image 1' });
    await expect(image.getByText('It is needed before publishing.').first()).toBeVisible();
    await typeInto(page, 'textbox', /^Size/, 'One size');
    await typeInto(page, 'spinbutton', /^Stock/, '7');
    await typeInto(page, 'textbox', /^Manufacturer/, 'Terrace Mills');
    await typeInto(page, 'textbox', /^Address of the manufacturer/, 'Mill Lane 1, 8000 Aarhus, Denmark');
    await typeInto(page, 'textbox', /^E-mail of the manufacturer/, 'mills@terrace.example');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    await expect(page.getByRole('button', { name: 'Publish now' })).toBeDisabled();
    await typeIntoAll(page, textboxes(/^Alternative text/), 'A blue hat from the front');
    await enter(page, 'button', 'Save the draft');
    const publish = page.getByRole('button', { name: 'Publish now' });
    await expect(publish).toBeEnabled();

    await enter(page, 'button', 'Show in the shop');
    const opened = page.waitForEvent('popup');
    await enter(page, 'link', /^Open in/);
    const preview = await opened;
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(preview.getByAltText('A blue hat from the front').first()).toBeVisible();
    const response = await preview.request.get(preview.url());
    expect(response.headers()['cache-control']).toContain('no-store');
    expect(response.headers()['x-robots-tag']).toContain('noindex');
    await preview.close();
    expect(await found()).toBe(0);

    await tabToElement(page, publish);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Prices' })).toBeVisible();
    await expect.poll(found).toBe(1);
    await enter(page, 'link', 'Back');
    await typeInto(page, 'textbox', 'Search for products', name);
    await expect(page.getByRole('link', { name })).toBeVisible();
  });
  const [product] = (await shop.client.call('searchProducts', { query: { Term: name } })).products.items;
  const origin = services.clubs.find(({ id }) => id === shop.clubId)?.url ?? '';
  await page.goto(origin + (product?.url ?? ''));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});
