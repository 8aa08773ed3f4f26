import { buyByApi } from '../buy-by-api';
import { aProduct, expect, test } from '../shop';
import { enter, logIn, refusedLogins } from './office';

test.use({ expectedErrors: [refusedLogins] });

test('customer service logs in, finds an order by name, and reads its history', async ({ page, shop }) => {
  const { variant, product } = await aProduct(shop);
  const lastName = `Smoke ${Date.now()}`;
  const { orderNumber } = await buyByApi(shop, [{ productId: variant.id, quantity: 1 }], {
    lastName,
  });
  await logIn(page, shop, 'customerService');
  expect(await page.context().cookies()).toContainEqual(
    expect.objectContaining({ httpOnly: true, sameSite: 'Strict', name: `staff.${shop.clubId}` }),
  );
  await page.getByRole('textbox', { name: 'Number, name, mail or product' }).fill(lastName);
  await expect(page.getByRole('table').getByText(`Freja ${lastName}`)).toBeVisible();
  await enter(page, 'link', orderNumber);
  const history = page.getByRole('region', { name: 'History' });
  await expect(history).toContainText('Paid and confirmed');
  await expect(page.getByRole('region', { name: 'Items' })).toContainText(product.name);
});
