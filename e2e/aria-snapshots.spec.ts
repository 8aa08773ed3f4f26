import { pay } from './checkout';
import { enterVoucher } from './purchase';
import { addToBasket, aProduct, expect, test } from './shop';

test('assistive technology gets price, sizes, quantity and errors as recorded', {
  tag: '@every-club',
}, async ({ page, shop, expectedErrors }) => {
  expectedErrors.push(/status of 409 .*\/voucher\?/);
  const { t, clubId } = shop;
  const recorded = (part: string) => ({ name: `${clubId}-${part}.aria.yml` });
  const found = await aProduct(shop);
  const main = page.getByRole('main');
  await page.goto(found.url);
  const heading = main.getByRole('heading', { level: 1 });
  await expect(heading.locator('..')).toMatchAriaSnapshot(recorded('price'));
  await main.getByRole('button', { name: t('Product.AddToBasket'), exact: true }).click();
  const sizes = main.getByRole('group', { name: t('Product.Size'), exact: true });
  await expect(sizes).toMatchAriaSnapshot(recorded('sizes'));

  await addToBasket(page, shop, found);
  const lines = main.getByRole('list', { name: t('Basket.Lines') });
  await expect(lines).toMatchAriaSnapshot(recorded('quantity'));
  const summary = main.getByRole('region', { name: t('Basket.Summary') });
  await enterVoucher(summary, shop, 'SUMMER26');
  await expect(summary).toMatchAriaSnapshot(recorded('voucher-error'));

  await page.getByRole('link', { name: t('Basket.ToCheckout') }).click();
  await pay(page, shop);
  await expect(main.getByRole('alert')).toMatchAriaSnapshot(recorded('checkout-errors'));
  await expect(
    main.getByRole('textbox', { name: t('Checkout.Email'), exact: true }),
  ).toHaveAccessibleDescription(new RegExp(t('Form.Validation.Required')));
});
