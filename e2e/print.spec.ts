import { expectNoViolations } from './accessibility';
import { aPrintedProduct, sizeRadio } from './product-page';
import { expect, test } from './shop';

test.use({ images: 'loaded' });

test('a name and number is checked, shown on the shirt and added to the basket (S5.4, S5.5, S3.24)', async ({
  page,
  shop,
}) => {
  const { t } = shop;
  const { personal, color, variant } = await aPrintedProduct(shop);
  const { numberMin, numberMax, nameMaxLength } = personal.rules;
  await page.goto(color.url);
  await sizeRadio(page, variant.size).check();
  await page.getByRole('button', { name: t('Product.Print.Add') }).click();
  // Its new name says what it does: it would contradict a state.
  const remove = page.getByRole('button', { name: t('Product.Print.Remove'), exact: true });
  await expect(remove).not.toHaveAttribute('aria-expanded');
  await page.getByRole('radio', { name: personal.name, exact: true }).check();
  await expect(page.getByText(t('Product.Print.NotReturnable'))).toBeVisible();

  const name = page.getByLabel(t('Product.Print.Name'), { exact: true });
  const number = page.getByLabel(t('Product.Print.Number'), { exact: true });
  const add = page.getByRole('button', { name: t('Product.AddToBasket'), exact: true });
  for (const field of [name, number]) {
    await expect(field).toHaveAttribute('required');
    await expect(field).toHaveAttribute('aria-invalid', 'false');
  }
  await add.click();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(new RegExp(t('Form.Validation.Required')));
  await name.fill('R@MOS');
  await expect(name).toHaveAccessibleDescription(
    new RegExp(t('Form.Validation.InvalidCharacter', { characters: '@' })),
  );
  await name.fill('X'.repeat(nameMaxLength + 1));
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await number.fill(String(numberMax + 1));
  await number.blur();
  await expect(number).toHaveAccessibleDescription(
    new RegExp(t('Form.Validation.BetweenPlayerNumber', { min: numberMin, max: numberMax })),
  );
  await expectNoViolations(page);

  await name.fill('o’neill');
  await number.fill('7');
  await expect(name).toHaveAttribute('aria-invalid', 'false');
  await expect(
    page.getByRole('img', { name: t('Product.Print.Preview.Text', { text: "O'NEILL 7" }) }),
  ).toBeVisible();
  await add.click();
  const drawer = page.getByRole('dialog', { name: t('Basket.Added') });
  await expect(drawer).toContainText("O'NEILL");
  await drawer.getByRole('link', { name: t('Basket.View') }).click();
  const line = page
    .getByRole('list', { name: t('Basket.Lines') })
    .getByRole('listitem')
    .first();
  await expect(line).toContainText("O'NEILL");
  await expect(line).toContainText('7');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a shirt with a name and number shows its print in the basket, all labels translated', async ({
    page,
    shop,
  }) => {
    const { t } = shop;
    const { product, personal, color, variant } = await aPrintedProduct(shop);
    await page.goto(color.url);
    await sizeRadio(page, variant.size).check();
    await page.getByRole('button', { name: t('Product.Print.Add') }).tap();
    await page.getByRole('radio', { name: personal.name, exact: true }).check();
    await page.getByLabel(t('Product.Print.Name'), { exact: true }).fill('Ramos');
    const number = page.getByLabel(t('Product.Print.Number'), { exact: true });
    await number.fill('7');
    const preview = page.getByRole('img', { name: t('Product.Print.Preview.Text', { text: 'RAMOS 7' }) });
    const [typedIn, shownAt] = [await number.boundingBox(), await preview.boundingBox()];
    expect((shownAt?.y ?? 0) - (typedIn?.y ?? 0) - (typedIn?.height ?? 0)).toBeLessThan(32);

    const { unitPrice, discountPrice } = variant.price;
    const charged = (discountPrice ?? unitPrice).amount + personal.price.amount;
    const locale = await page.evaluate(() => document.documentElement.lang);
    const price = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: unitPrice.currency,
      trailingZeroDisplay: 'stripIfInteger',
    }).format(charged);
    await expect(page.getByText(price, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: t('Product.AddToBasket'), exact: true }).tap();
    const drawer = page.getByRole('dialog', { name: t('Basket.Added') });
    await expect(drawer).toContainText(product.name);
    await expect(drawer).toContainText(`${t('Basket.Property.Size')}: ${variant.size}`);
    await expect(drawer).toContainText(`${t('Basket.Property.Name')}: RAMOS`);
    await expect(drawer).toContainText(`${t('Basket.Property.Number')}: 7`);
    await expect(drawer).toContainText(t('Basket.NotReturnable'));
  });
});

test('a player is chosen from the list, and the print can be removed again (S3.8)', async ({
  page,
  shop,
}) => {
  const { t } = shop;
  const { player, color, variant } = await aPrintedProduct(shop);
  const chosen = player.players[0];
  if (!chosen) throw new Error('There are no players');
  await page.goto(color.url);
  await sizeRadio(page, variant.size).check();
  await page.getByRole('button', { name: t('Product.Print.Add') }).click();
  await page.getByRole('radio', { name: player.name, exact: true }).check();
  await page.getByLabel(t('Product.Print.Player'), { exact: true }).selectOption(chosen.id);
  const text = `${chosen.name} ${chosen.number}`;
  await expect(page.getByRole('img', { name: t('Product.Print.Preview.Text', { text }) })).toBeVisible();
  await page.getByRole('button', { name: t('Product.Print.Remove') }).click();
  await expect(page.getByLabel(t('Product.Print.Player'), { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: t('Product.AddToBasket'), exact: true }).click();
  await expect(page.getByRole('dialog', { name: t('Basket.Added') })).not.toContainText(chosen.name);
});
