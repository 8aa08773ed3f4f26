import { main } from './account-page';
import { settingsOf } from './main-navigation';
import { addToBasket, aProduct, expect, test } from './shop';

test('product page and checkout remind of the legal guarantee and its years', {
  tag: '@every-club',
}, async ({ page, shop }) => {
  const { t, home } = shop;
  const { legalGuarantee } = await settingsOf(shop);
  const found = await aProduct(shop);
  await addToBasket(page, shop, found);
  for (const url of [found.url, `${home}checkout/`]) {
    await page.goto(url);
    await expect(main(page).getByText(t('Guarantee.Text'))).toBeVisible();
    await expect(main(page).getByText(t('Guarantee.Remedies'))).toBeVisible();
    const longer = main(page).getByText(new RegExp(t('Guarantee.Longer', { country: '.+', years: 3 })));
    await expect(longer).toHaveCount(legalGuarantee?.years === 3 ? 1 : 0);
    await expect(main(page).getByRole('link', { name: t('Guarantee.More') })).toHaveAttribute(
      'href',
      t('Guarantee.More.Url'),
    );
  }
});
