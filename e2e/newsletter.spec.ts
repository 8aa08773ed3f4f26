import type { Page } from '@playwright/test';
import { expectNoViolations } from './accessibility';
import { settingsOf } from './main-navigation';
import { expect, type Shop, test } from './shop';

test.describe('the newsletter', () => {
  const form = (page: Page, { t }: Shop) => page.getByRole('form', { name: t('Newsletter.Heading') });

  async function fill(page: Page, shop: Shop) {
    const { t } = shop;
    await page.goto(`${shop.home}cart/`);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const fields = form(page, shop);
    await fields.getByRole('textbox', { name: t('Newsletter.FirstName') }).fill('Freja');
    await fields.getByRole('textbox', { name: t('Newsletter.Email') }).fill(`fan-${Date.now()}@example.com`);
    await fields.getByRole('checkbox').check();
    return fields;
  }

  test('is subscribed to, and the form is cleared (S4.20)', { tag: '@every-store' }, async ({
    page,
    shop,
  }) => {
    const { t } = shop;
    const fields = await fill(page, shop);
    const sent = page.waitForRequest(/\/api\/users\/newsletter\//);
    await fields.getByRole('button', { name: t('Newsletter.Submit') }).click();
    const { serviceCloudClubIdentifier, termsAndConditionsPage } = await settingsOf(shop);
    const request = await sent;
    expect(request.url()).toContain(`/newsletter/${serviceCloudClubIdentifier}`);
    expect(request.postDataJSON()).toMatchObject({ firstName: 'Freja', termsId: termsAndConditionsPage?.id });
    await expect(fields.getByText(t('Newsletter.SubmitSuccess'))).toBeVisible();
    await expect(fields.getByRole('textbox', { name: t('Newsletter.Email') })).toHaveValue('');
    await expect(fields.getByRole('checkbox')).not.toBeChecked();
    await expectNoViolations(page, 'the newsletter', 'footer form');
  });

  test('requires name, email and terms, and keeps the input when the request fails', async ({
    page,
    shop,
    expectedErrors,
  }) => {
    expectedErrors.push(/ERR_FAILED .*\/users\/newsletter\//);
    const { t } = shop;
    const fields = await fill(page, shop);
    await fields.getByRole('checkbox').uncheck();
    const submit = fields.getByRole('button', { name: t('Newsletter.Submit') });
    await submit.click();
    await expect(fields.getByRole('alert').first()).toContainText(t('Newsletter.Terms.Link'));
    await fields.getByRole('checkbox').check();
    await page.route('**/api/users/newsletter/**', (route) => route.abort());
    await submit.click();
    await expect(fields.getByText(t('Newsletter.SubmitError'))).toBeVisible();
    await expect(fields.getByRole('textbox', { name: t('Newsletter.FirstName') })).toHaveValue('Freja');
  });
});
