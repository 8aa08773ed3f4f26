import { services } from '../platform';
import { expect, type Shop, test } from '../shop';
import { anyOf, enter, logIn, refusedLogins, shownAliases, tabTo, typeInto, withinAMinute } from './office';

/** How soon a shop shows a change, in milliseconds. */
const delay = 2_000;
/** Refused changes, and what a removed redirect answers. */
const refusedChanges = /status of 4(00|04|12) .*\/api\/admin\//;

// An editor's first page lists aliases.
test.use({ expectedErrors: anyOf(refusedLogins, refusedChanges, shownAliases) });

const originOf = ({ clubId }: Shop) => services.clubs.find(({ id }) => id === clubId)?.url ?? '';
const languageOf = ({ culture }: Shop) => new Intl.DisplayNames('en', { type: 'language' }).of(culture) ?? '';
const poll = { timeout: delay, intervals: [100] };

test('job 15: a redirect is added, changed and removed, and the shop follows', async ({ page, shop }) => {
  const old = `/moved-${Date.now()}/`;
  const location = async () => {
    const address = `${originOf(shop)}${shop.home}${old.slice(1)}`;
    const response = await page.request.get(address, { maxRedirects: 0 });
    return response.headers().location ?? response.status();
  };
  await logIn(page, shop, 'editor', '/redirects');
  await withinAMinute(page, async () => {
    await enter(page, 'button', 'Add a redirect');
    const dialog = page.getByRole('dialog');
    await typeInto(page, 'textbox', 'Old path', '/');
    await typeInto(page, 'textbox', 'Leads to', `${shop.home}contact/`);
    await tabTo(page, 'combobox', 'Language');
    await page.keyboard.type(languageOf(shop));
    await enter(page, 'button', 'Save the redirect');
    await expect(dialog.getByRole('alert')).toContainText('the shop has a page at /');
    await typeInto(page, 'textbox', 'Old path', old);
    await enter(page, 'button', 'Save the redirect');
    await expect(dialog).toBeHidden();
    await expect.poll(location, poll).toBe(`${shop.home}contact/`);
    await typeInto(page, 'textbox', 'Search for a path', old);
    await expect(page.getByRole('row')).toHaveCount(2);
    await enter(page, 'button', `Change ${old}`);
    await typeInto(page, 'textbox', 'Leads to', `${shop.home}search/`);
    await enter(page, 'button', 'Save the redirect');
    await expect.poll(location, poll).toBe(`${shop.home}search/`);
    await enter(page, 'button', `Remove ${old}`);
    await enter(page, 'button', 'Remove');
    await expect(page.getByText('No redirects match.')).toBeVisible();
    await expect.poll(location, poll).toBe(404);
  });
});

test('job 15: delivery, payment and VAT are changed, and the last payment method stays on', async ({
  page,
  shop,
}) => {
  const described = `Number ${Date.now()}`;
  const offered = async () => {
    const headers = { StoreId: shop.clubId, culture: shop.culture };
    const response = await page.request.get(`${services.api.url}/api/shipping-methods`, { headers });
    const { shippingMethods } = (await response.json()) as { shippingMethods: { description: string }[] };
    return shippingMethods.map(({ description }) => description);
  };
  await logIn(page, shop, 'owner', '/settings');
  const delivery = page.getByRole('region', { name: 'Delivery' });
  const first = (await delivery.getByRole('link').first().textContent()) ?? '';
  await withinAMinute(page, async () => {
    const payment = page.getByRole('region', { name: 'Payment methods' });
    await tabTo(page, 'switch', /./);
    await page.keyboard.press('Space');
    await enter(page, 'button', 'Save: Payment methods');
    await expect(payment.getByRole('alert')).toContainText('one method must stay on');
    await tabTo(page, 'combobox', 'Add a country');
    await page.keyboard.type('Japan');
    await enter(page, 'button', 'Add the country');
    await typeInto(page, 'textbox', 'Japan, percent', '10');
    await enter(page, 'button', 'Save: VAT');
    await expect(page.getByText('The settings are saved.')).toBeVisible();
    await enter(page, 'button', 'Remove: Japan');
    await enter(page, 'button', 'Save: VAT');
    await enter(page, 'link', first);
    const label = `Description (${languageOf(shop)})`;
    const before = await page.getByRole('textbox', { name: label }).inputValue();
    await typeInto(page, 'textbox', label, described);
    await enter(page, 'button', 'Save: Delivery');
    await expect.poll(offered, poll).toContain(described);
    await typeInto(page, 'textbox', label, before);
    await enter(page, 'button', 'Save: Delivery');
    await expect.poll(offered, poll).toContain(before);
  });
});

test('job 15: the contact page shows the opening hours of the inbox in each language', async ({
  page,
  shop,
}) => {
  const contact = async (home: string) => (await page.request.get(`${originOf(shop)}${home}contact/`)).text();
  await logIn(page, shop, 'editor', '/settings');
  await withinAMinute(page, async () => {
    await enter(page, 'button', 'Add hours: Monday');
    const monday = page.getByRole('group', { name: 'Monday' });
    await expect(monday.getByLabel('From')).toHaveValue('09:00');
    await enter(page, 'button', 'Save: Opening hours of the inbox');
    for (const home of new Set([shop.home, '/']))
      await expect.poll(() => contact(home), poll).toContain('09:00–16:00');
    await enter(page, 'button', 'Remove: Monday');
    await enter(page, 'button', 'Save: Opening hours of the inbox');
    await expect.poll(() => contact(shop.home), poll).not.toContain('09:00–16:00');
  });
});

test('two people change the opening hours, and nothing is lost', async ({ page, shop, browser }) => {
  await logIn(page, shop, 'editor', '/settings');
  const save = { name: 'Save: Opening hours of the inbox' } as const;
  await expect(page.getByRole('button', save)).toBeVisible();
  const context = await browser.newContext({ storageState: await page.context().storageState() });
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Add hours: Tuesday' }).click();
  await other.getByRole('button', save).click();
  await expect(other.getByText('The settings are saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Add hours: Friday' }).click();
  await page.getByRole('button', save).click();
  const dialog = page.getByRole('dialog', { name: 'Someone else changed this' });
  for (const day of ['Tuesday', 'Friday'])
    await expect(dialog.getByRole('rowheader', { name: day })).toBeVisible();
  await enter(page, 'button', 'Take the saved ones');
  await expect(page.getByRole('group', { name: 'Tuesday' }).getByLabel('From')).toHaveValue('09:00');
  await page.getByRole('button', { name: 'Remove: Tuesday' }).click();
  await page.getByRole('button', save).click();
  await expect(page.getByText('The settings are saved.')).toBeVisible();
  await context.close();
});
