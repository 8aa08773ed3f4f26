import { aProduct, expect, test } from './shop';

/** The styles that make one button more prominent than another. */
function lookOf(button: Element) {
  const { width, height } = button.getBoundingClientRect();
  const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button);
  return { width, height, color, backgroundColor, borderColor, fontSize, fontWeight };
}

for (const language of [0, 1]) {
  test.describe(`in language ${language}`, () => {
    test.use({ consent: 'asked', language });

    test('the consent banner covers neither price nor button of a product on a phone, and its buttons look alike', {
      tag: '@every-club',
    }, async ({ page, shop }) => {
      const { t } = shop;
      const found = await aProduct(shop);
      for (const [width, height] of [
        [360, 640],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.goto(found.url);
        const question = page.getByRole('region', { name: t('Cookie.Heading') });
        await expect(question).toBeVisible();
        const buttons = ['Cookie.AcceptAll', 'Cookie.RejectAll', 'Cookie.Settings'].map((alias) =>
          question.getByRole('button', { name: t(alias), exact: true }),
        );
        for (const button of buttons) expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        const [accept, reject] = await Promise.all(buttons.map((button) => button.evaluate(lookOf)));
        expect(accept).toEqual(reject);
        for (const button of buttons) await expect(button).toBeInViewport({ ratio: 1 });

        const add = page.getByRole('button', { name: t('Product.AddToBasket'), exact: true });
        await expect(add).toBeInViewport({ ratio: 1 });
        const price = /\d/;
        const bar = page.getByRole('main').locator('div').filter({ has: add, hasText: price }).last();
        const [below, box] = [await bar.boundingBox(), await question.boundingBox()];
        expect(below?.height).toBeLessThan(120);
        expect(below?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
        expect(box?.height).toBeLessThan(height * 0.4);
        await page.getByRole('radio', { name: found.variant.size, exact: true }).check();
        await add.click();
        await expect(page.getByRole('dialog', { name: t('Basket.Added') })).toBeVisible();
      }
    });
  });
}
