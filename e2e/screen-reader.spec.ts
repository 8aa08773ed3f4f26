import { deliveryName, fan } from './checkout';
import { afterPayment, pressOnPaymentPage } from './payment-page';
import { startScreenReader } from './screen-reader';
import { aProduct, expect, hydrated, test } from './shop';

test('a fan buys a shirt with a screen reader, and hears prices, choices, errors and totals', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(...afterPayment, /status of 409 .*\/voucher\?/);
  test.slow();
  const { t, home } = shop;
  const { product, variant, url } = await aProduct(shop);
  const { amount } = variant.price.discountPrice ?? variant.price.unitPrice;
  const { name } = product;
  const reader = await startScreenReader(page);
  const hears = (text: string) => expect.poll(reader.heard).toContain(text);

  await page.goto(url);
  await hydrated(page);
  await reader.begin();
  await reader.readTo(`heading, ${name}, level 1`);
  await reader.readTo(new RegExp(String.raw`^\D*${Math.trunc(amount)}\b`));
  expect(await reader.press(`radio, ${variant.size}, not checked`)).toContain('set size 7');
  await reader.press(`button, ${t('Product.AddToBasket')}`);
  await hears(`polite: ${t('Basket.Added.Text', { name })}`);
  await reader.press(`link, ${t('Basket.View')}`);
  await expect(page).toHaveURL(/\/cart\/$/);

  await expect(page.getByRole('region', { name: t('Basket.Summary') })).toBeVisible();
  await reader.begin();
  const quantity = t('Basket.Quantity.Of', { name });
  await reader.readTo(`spinbutton, ${quantity}`);
  await reader.press(`button, ${t('Basket.Quantity.Increase', { name })}`);
  await hears(`polite: ${quantity}: 2`);
  await hears(`polite: ${t('Basket.Total')}`);
  await reader.press(t('Voucher.Have'));
  await reader.enter(`textbox, ${t('Voucher.Code')}`, 'SUMMER26');
  await reader.press(`button, ${t('Voucher.Add')}`);
  const reason = page.getByRole('region', { name: t('Basket.Summary') }).locator('[id$="-error"]');
  await hears(`polite: ${await reason.textContent()}`);

  await page.goto(`${home}checkout/`);
  await expect(page.getByRole('group', { name: t('Checkout.Delivery.Choose') })).toBeVisible();
  await reader.begin();
  await reader.readTo(`heading, ${t('Checkout.Title')}, level 1`);
  const [payText = ''] = t('Checkout.Pay').split('{total}');
  await reader.press(`button, ${payText.trim()}`);
  const errors = page.getByRole('main').getByRole('alert').getByRole('paragraph');
  await hears((await errors.textContent()) ?? 'no errors');
  await page.reload();
  await expect(page.getByRole('group', { name: t('Checkout.Delivery.Choose') })).toBeVisible();
  await reader.begin();
  for (const [alias, value] of [
    ['Checkout.Email', fan.email],
    ['Checkout.EmailConfirmation', fan.email],
    ['Checkout.Phone', fan.phone],
    ['Checkout.FirstName', fan.firstName],
    ['Checkout.LastName', fan.lastName],
    ['Checkout.Street', fan.street],
    ['Checkout.ZipCode', fan.zipCode],
    ['Checkout.City', fan.city],
  ] as const) {
    const field = await reader.enter(`textbox, ${t(alias)}, `, value);
    expect(field).toContain('required');
    expect(field).not.toMatch(/, invalid/);
  }
  const country = await reader.readTo(`combobox, ${t('Checkout.Country')}`);
  expect(country).toContain('required');
  await page.getByRole('main').getByLabel(t('Checkout.Country'), { exact: true }).selectOption(fan.country);
  expect(await reader.press(`radio, ${await deliveryName(page, shop, 'home')}`)).toContain('not checked');
  const [terms = ''] = t('Checkout.Terms').split('{link}');
  await reader.press(`checkbox, ${terms.trim()}`);
  await reader.press(`button, ${payText.trim()}`);
  await page.waitForURL(/\/pay\//);
  await pressOnPaymentPage(page, 'approve');
  await expect(page).toHaveURL(/\/receipt\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(fan.firstName);
  await reader.begin();
  expect(await reader.readTo('heading, ')).toContain(fan.firstName);
  await reader.readTo(t('Receipt.OrderNumber', { number: '' }).trim());
});
