import { randomUUID } from 'node:crypto';
import { createApiClient } from '@matchday/api-client';
import { test as base, expect, type Page } from '@playwright/test';
import { collectFaults } from './faults';
import { services } from './platform';
import { plentiful, storesData } from './stores-data';

type Translate = (alias: string, values?: Record<string, string | number>) => string;

/** A club's shop in one of its languages, with its addresses and texts. */
export interface Shop {
  clubId: string;
  culture: string;
  /** Address of the front page, such as `/da/`. */
  home: string;
  t: Translate;
  client: ReturnType<typeof createApiClient>;
}

interface Fixtures {
  clubId: string;
  language: number;
  consent: 'asked' | 'refused' | 'given';
  images: 'loaded' | 'blank';
  scripts: 'atOnce' | 'late';
  shop: Shop;
  expectedErrors: RegExp[];
}

const blankImage = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="5"/>';

export const test = base.extend<Fixtures>({
  clubId: ['', { option: true }],
  /** 0 is the club's own language, 1 the other one. */
  language: [0, { option: true }],
  /** The visitor's consent from an earlier visit; `asked` means no choice yet. */
  consent: ['refused', { option: true }],
  /** Only tests that inspect images load them. */
  images: ['blank', { option: true }],
  /** `late` lets the app's scripts wait for a person, or until the page has been idle, as in a shop. */
  scripts: ['atOnce', { option: true }],
  shop: async ({ clubId, language }, use) => use(await openShop(clubId, language)),
  /** Errors that a test provokes, as specific patterns. Every other error fails the test. */
  expectedErrors: async ({}, use) => use([]),
  context: async ({ context, images, expectedErrors }, use) => {
    const faults = await collectFaults(context);
    if (images === 'blank')
      await context.route(/^https?:\/\/[^/]+\/media\//, (route) =>
        route.fulfill({ contentType: 'image/svg+xml', body: blankImage }),
      );
    await use(context);
    const unexpected = [...faults].filter((fault) => !expectedErrors.some((pattern) => pattern.test(fault)));
    expect(unexpected, `errors that the test does not expect: ${unexpected.join(', ')}`).toEqual([]);
  },
  page: async ({ page, shop, consent, scripts }, use) => {
    if (scripts === 'atOnce') await page.addInitScript(startScripts);
    if (consent !== 'asked') await page.addInitScript(rememberConsent, consentOf(shop, consent));
    await use(page);
  },
});

function consentOf({ clubId, t }: Shop, consent: 'refused' | 'given') {
  const yes = consent === 'given';
  const choice = { analytics: yes, advertising: yes };
  const decision = {
    ...choice,
    decidedAt: new Date().toISOString(),
    textVersion: t('Cookie.Version'),
    id: randomUUID(),
    isRecorded: true,
  };
  return { key: `matchday.consent.${clubId}`, value: JSON.stringify(decision) };
}

function startScripts() {
  addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('pointerover')));
}

function rememberConsent({ key, value }: { key: string; value: string }) {
  // A blank page has no storage.
  if (location.origin !== 'null' && localStorage.getItem(key) === null) localStorage.setItem(key, value);
}

export { expect };

/** Gives a sign of a person and waits for hydration: tracking starts last. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    dispatchEvent(new Event('pointerover'));
    return 'dataLayer' in window;
  });

/** Opens a club's shop in its own language, 0, or the other one, 1. */
export async function openShop(clubId: string, language: number): Promise<Shop> {
  const settings = await clientOf(clubId, '').call('getSettings', { query: { url: '/' } });
  const { culture: own, languageNavigation } = settings.views.clubSettings;
  const ordered = languageNavigation.toSorted(
    (a, b) => Number(b.culture === own) - Number(a.culture === own),
  );
  const entry = ordered[language];
  if (!entry) throw new Error(`${clubId} has no language ${language}`);
  const client = clientOf(clubId, entry.culture);
  const { data } = await client.call('getDictionary', {});
  const items = data.views.dictionaryItemsByCulture.dictionaryItems;
  const texts = new Map(items.map(({ view }) => [view.alias, view.value]));
  const t: Translate = (alias, values = {}) => {
    const text = texts.get(alias);
    if (text === undefined) throw new Error(`There is no text ${alias} in ${entry.culture}`);
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  };
  return { clubId, culture: entry.culture, home: entry.url, t, client };
}

function clientOf(storeId: string, culture: string) {
  return createApiClient({ baseUrl: services.api.url, store: { storeId, culture } });
}

/** Variants that every test may buy. */
const buyable = new Set(storesData().flatMap(plentiful));

/** Finds a product in stock in several sizes, and returns its page address and one size. */
export async function aProduct({ client }: Shop, matches: (id: string) => boolean = () => true) {
  const { categories } = await client.call('listCategories', {});
  for (const { id, url: categoryUrl } of categories) {
    const { products } = await client.call('listCategoryProducts', { path: { id }, query: { pageSize: 48 } });
    for (const card of products.items) {
      if (card.stockStatus !== 'InStock' || !matches(card.id)) continue;
      const { product } = await client.call('getProduct', { path: { id: card.id } });
      const leads = new Set(product.colors.map(({ leadVariantId }) => leadVariantId));
      const inStock = product.variants.filter((one) => one.stockStatus === 'InStock' && !leads.has(one.id));
      const variant = inStock.find(
        ({ id, color }) => buyable.has(id) && inStock.filter((one) => one.color === color).length > 2,
      );
      if (!variant || product.sizes.length < 3) continue;
      const color = product.colors.find(({ code }) => code === variant.color);
      if (color) return { product, variant, color, url: color.url, categoryUrl };
    }
  }
  throw new Error('No product in several sizes is in stock');
}

/** Opens a product, chooses a size and adds it to the basket on the page. */
export async function addToBasket(page: Page, { t }: Shop, found: Awaited<ReturnType<typeof aProduct>>) {
  await page.goto(found.url);
  await page.getByRole('radio', { name: found.variant.size, exact: true }).check();
  await page.getByRole('button', { name: t('Product.AddToBasket'), exact: true }).click();
  const added = page.getByRole('dialog', { name: t('Basket.Added') });
  await added.getByRole('link', { name: t('Basket.View') }).click();
}
