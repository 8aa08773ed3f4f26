import type { Page } from '@playwright/test';
import { expectNoViolations } from './accessibility';
import { navigationRow } from './navigation-row';
import { expect, hydrated, type Shop, test } from './shop';

async function entriesOf({ client, home }: Shop) {
  const { views } = await client.call('getSettings', { query: { url: home } });
  return views.clubSettings.mainNavigation;
}

const setTextSize = (page: Page, percent: number) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, `${percent}%`);

for (const language of [0, 1]) {
  test.describe(`the main navigation in language ${language}`, () => {
    test.use({ language });

    for (const javaScriptEnabled of [true, false]) {
      test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
        test.use({ javaScriptEnabled });

        test('fits its texts at every width and text size', { tag: '@every-club' }, async ({
          page,
          shop,
        }) => {
          const items = await entriesOf(shop);
          const names = items.map(({ name }) => name);
          const menu = page
            .getByRole('banner')
            .getByRole('button', { name: shop.t('Accessibility.OpenMenu') });
          await page.goto(`${shop.home}login/`);
          for (const textSize of [100, 200]) {
            await setTextSize(page, textSize);
            for (const width of [1024, 1152, 1180, 1280, 1440, 1920]) {
              await page.setViewportSize({ width, height: 900 });
              const { shown, folded, faults } = await navigationRow(page);
              const at = `${width} px, text at ${textSize} %`;
              expect(faults, at).toEqual([]);
              expect([...shown, ...folded], at).toEqual(names);
              await expect(menu, at).toHaveCount(folded.length > 0 ? 1 : 0);
              if (textSize === 100 && width >= 1280) expect(folded, at).toEqual([]);
            }
          }
        });
      });
    }
  });
}

test.describe('main navigation entries that do not fit', () => {
  test.use({ viewport: { width: 1024, height: 768 }, contextOptions: { reducedMotion: 'reduce' } });

  test('are in the menu, and move into the row when focused', { tag: '@every-club' }, async ({
    page,
    shop,
  }) => {
    const { t } = shop;
    const items = await entriesOf(shop);
    const navigation = page.getByRole('banner').getByRole('navigation', { name: t('Navigation.Main') });
    await page.goto(`${shop.home}cart/`);
    await hydrated(page);
    // At this text size some entries do not fit in any club.
    await setTextSize(page, 200);
    const { folded } = await navigationRow(page);
    expect(folded).toContain(items.at(-1)?.name);

    const department = items.findLast(({ name, children }) => folded.includes(name) && children.length > 0);
    await navigation
      .getByRole('link', { name: department?.name ?? '', exact: true })
      .first()
      .focus();
    expect((await navigationRow(page)).faults).toEqual([]);
    await page.keyboard.press('ArrowDown');
    const [child] = department?.children ?? [];
    await expect(
      navigation.getByRole('link', { name: child?.name ?? '', exact: true }).first(),
    ).toBeFocused();
    await page.keyboard.press('Escape');
    await navigation.getByRole('link', { name: items.at(-1)?.name ?? '', exact: true }).focus();
    expect((await navigationRow(page)).shown).toContain(items.at(-1)?.name);

    await page.keyboard.press('Tab');
    await expect(navigation.getByRole('button', { name: t('Accessibility.OpenMenu') })).toBeFocused();
    expect((await navigationRow(page)).folded).toEqual(folded);
    await page.keyboard.press('Enter');
    const menu = page.locator('[popover]').getByRole('navigation', { name: t('Navigation.Main') });
    for (const { name } of items) await expect(menu.getByText(name, { exact: true }).first()).toBeVisible();
    await expectNoViolations(page);
  });
});
