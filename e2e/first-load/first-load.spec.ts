import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstLoad } from '@matchday/lighthouse/first-load';
import { aProduct, expect, type Shop, test } from '../shop';

/** The JavaScript budget for the first load of a screen, in KB of gzip. */
const limits = {
  front: 160,
  category: 160,
  product: 150,
  search: 160,
  basket: 160,
  login: 160,
  checkout: 160,
  receipt: 160,
};

type Screen = keyof typeof limits;
type Recorded = Record<string, Partial<Record<Screen, number>>>;

/** How far a screen may exceed its recorded size before the test fails. */
const tolerance = 1;

const file = join(import.meta.dirname, 'javascript.json');
const recording = Boolean(process.env.RECORD_FIRST_LOAD);

test('no screen loads more JavaScript than its budget', async ({ shop, baseURL }) => {
  const recorded: Recorded = JSON.parse(readFileSync(file, 'utf8'));
  const weights: Partial<Record<Screen, number>> = {};
  for (const [screen, path] of Object.entries(await pathsOf(shop)) as [Screen, string][])
    weights[screen] = round((await firstLoad(`${baseURL}${path}`)).javaScript);

  console.log(report(shop, weights, recorded[shop.clubId] ?? {}));
  if (recording) writeFileSync(file, `${JSON.stringify({ ...recorded, [shop.clubId]: weights }, null, 2)}\n`);
  for (const [screen, limit] of Object.entries(limits) as [Screen, number][]) {
    expect(weights[screen], `${screen}, KB of gzip`).toBeGreaterThan(100);
    expect(weights[screen], `${screen}, KB of gzip`).toBeLessThanOrEqual(limit);
    if (recording) continue;
    const was = recorded[shop.clubId]?.[screen] ?? 0;
    expect(
      weights[screen],
      `${screen} grew; find the cause, then run \`npm run first-load\``,
    ).toBeLessThanOrEqual(was + tolerance);
  }
});

async function pathsOf(shop: Shop): Promise<Record<Screen, string>> {
  const { url, categoryUrl, product } = await aProduct(shop);
  const at = (path: string) => `${shop.home}${path}`;
  return {
    front: shop.home,
    category: categoryUrl,
    product: url,
    search: at(`search-page/?q=${encodeURIComponent(product.name)}`),
    basket: at('cart/'),
    login: at('login/'),
    checkout: at('checkout/'),
    receipt: at('receipt/'),
  };
}

function report({ clubId }: Shop, weights: Recorded[string], before: Recorded[string]): string {
  const rows = Object.entries(weights) as [Screen, number][];
  const lines = rows.map(([screen, weight]) => {
    const was = before[screen];
    const grown = was === undefined ? 'new' : `${weight >= was ? '+' : ''}${round(weight - was)}`;
    return `  ${screen.padEnd(10)}${String(weight).padStart(6)} of ${limits[screen]} (${grown})`;
  });
  return [`First-load JavaScript of ${clubId}, KB of gzip:`, ...lines].join('\n');
}

const round = (weight: number) => Math.round(weight * 10) / 10;
