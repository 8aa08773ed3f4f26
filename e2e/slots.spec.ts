import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { aProduct, expect, test } from './shop';

const hasSlots = (clubId: string) =>
  existsSync(join(import.meta.dirname, '../apps', clubId, 'slots/slots.ts'));

test('a club with slots has a block on product pages and a note in the checkout', {
  tag: '@every-club',
}, async ({ page, shop }) => {
  const places = hasSlots(shop.clubId) ? 1 : 0;
  await page.goto((await aProduct(shop)).url);
  const block = page.getByRole('region', { name: 'Klar til landskamp' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(block).toHaveCount(places);
  for (const list of await block.getByRole('list').all()) {
    // The rules of the club's own style file.
    const columns = await list.evaluate((element) => getComputedStyle(element).gridTemplateColumns);
    expect(columns.split(' ')).toHaveLength(3);
    const number = list.getByRole('listitem').first();
    const color = await number.evaluate((element) => getComputedStyle(element, '::before').backgroundColor);
    expect(color).toBe('rgb(200, 16, 46)');
  }
  await page.goto(`${shop.home}checkout/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('note')).toHaveCount(places);
});
