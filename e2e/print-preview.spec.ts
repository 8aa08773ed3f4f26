import { demoStores } from '@matchday/api/demo';
import { aProduct, expect, type Shop, test } from './shop';

const printed = new Set(
  demoStores().flatMap(({ products }) => products.filter(({ addOns }) => addOns?.length).map(({ id }) => id)),
);

async function aPrintedShirt(shop: Shop) {
  const found = await aProduct(shop, (id) => printed.has(id));
  const addOn = found.product.addOns.find(
    (one) => one.kind === 'Personal' && one.printType === 'NameAndNumber',
  );
  if (!addOn) throw new Error(`${found.product.id} is not printed with name and number`);
  return { ...found, addOn };
}

for (const width of [320, 360]) {
  test(`on a phone of ${width} px the preview is in sight while one types`, { tag: '@every-club' }, async ({
    page,
    shop,
  }) => {
    const { t } = shop;
    const { url, addOn } = await aPrintedShirt(shop);
    // What the keyboard leaves of a small phone.
    await page.setViewportSize({ width, height: 420 });
    await page.goto(url);
    await page.getByRole('button', { name: t('Product.Print.Add') }).click();
    await page.getByRole('radio', { name: addOn.name, exact: true }).check();
    for (const [label, text, shown] of [
      [t('Product.Print.Name'), 'RAMOS', 'RAMOS'],
      [t('Product.Print.Number'), '7', 'RAMOS 7'],
    ] as const) {
      const field = page.getByLabel(label, { exact: true });
      await field.fill(text);
      await field.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const preview = page.getByRole('img', { name: t('Product.Print.Preview.Text', { text: shown }) });
      await expect(field).toBeInViewport({ ratio: 1 });
      await expect(preview).toBeInViewport({ ratio: 0.6 });
      const [typedIn, seen] = [await field.boundingBox(), await preview.boundingBox()];
      expect(seen?.x).toBeGreaterThanOrEqual((typedIn?.x ?? 0) + (typedIn?.width ?? 0));
    }
  });
}
