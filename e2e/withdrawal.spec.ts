import { isDeep } from '@matchday/test-depth';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { field, heading, main, optionalField, press } from './account-page';
import { newcomer } from './customer';
import { linkMailedTo, mailsTo } from './mails';
import { afterPayment } from './payment-page';
import { buyAsGuest } from './purchase';
import { expect, type Shop, test } from './shop';

async function fillInStatement(
  page: Page,
  { t }: Shop,
  { number, email }: Record<'number' | 'email', string>,
) {
  await field(page, t('Withdrawal.OrderNumber')).fill(number);
  await field(page, t('Contact.Name')).fill('Freja Lund');
  await field(page, t('Contact.Email')).fill(email);
}

for (const language of isDeep ? [0, 1] : [0]) {
  test.describe(`in language ${language + 1}`, () => {
    test.use({ language });

    test('a guest withdraws from an order in two steps and gets a mail with the time', async ({
      page,
      shop,
      expectedErrors,
    }) => {
      expectedErrors.push(...afterPayment);
      test.slow();
      const { t, clubId, home } = shop;
      const { email } = newcomer();
      const number = await buyAsGuest(page, shop, email);

      await main(page)
        .getByRole('link', { name: t('Withdrawal.Link') })
        .click();
      await expect(heading(page, t('Withdrawal.Title'))).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${home}withdrawal/\\?order=${number}&id=[\\w-]+$`));
      const lines = main(page).getByRole('group', { name: t('Withdrawal.Lines') });
      await lines.getByRole('checkbox').check();
      await expect(field(page, t('Withdrawal.OrderNumber'))).toHaveValue(number);
      await press(page, t('Withdrawal.Continue'));
      await expect(main(page).getByRole('alert').getByRole('link')).toHaveCount(2);
      await expectAccessible(page, 'the statement');
      await fillInStatement(page, shop, { number, email });
      await optionalField(page, shop, t('Withdrawal.Goods')).fill('The shirt');
      await press(page, t('Withdrawal.Continue'));

      await expect(main(page).getByRole('heading', { name: t('Withdrawal.Check') })).toBeFocused();
      await expect(main(page).getByText(t('Withdrawal.Statement', { number }))).toBeVisible();
      await expectAccessible(page, 'the question whether it is meant');
      await press(page, t('Withdrawal.Change'));
      await expect(optionalField(page, shop, t('Withdrawal.Goods'))).toHaveValue('The shirt');
      await press(page, t('Withdrawal.Continue'));
      await expect(main(page).getByText(/^1 × /)).toBeVisible();
      await press(page, t('Withdrawal.Confirm'));
      const outcome = main(page).getByRole('status');
      await expect(outcome).toBeFocused();
      await expect(outcome).toContainText(email);
      await expectAccessible(page, 'what came of it');

      const received = async () =>
        (await mailsTo(clubId, email)).filter(
          (mail) => mail.includes('The shirt') && /1 (×|=C3=97) /.test(mail),
        );
      await expect.poll(received).toHaveLength(1);
      expect((await received())[0]).toContain(number);
    });
  });
}

test('the footer of every page links to the form, and so does the order mail', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(...afterPayment);
  const { t, home, clubId } = shop;
  const { email } = newcomer();
  const number = await buyAsGuest(page, shop, email);
  const mailed = await linkMailedTo(clubId, email, /\/withdrawal\//);
  expect(mailed).toBe(`${home}withdrawal/?order=${number}`);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(home);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('Withdrawal.Link') })
    .click();
  await expect(heading(page, t('Withdrawal.Title'))).toBeVisible();
});

test('an unknown order gets the same response, and a statement that could not be sent is kept', async ({
  page,
  shop,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED .*\/customerservice\/withdrawals$/);
  const { t, home } = shop;
  const { email } = newcomer();
  await page.goto(`${home}withdrawal/`);
  await fillInStatement(page, shop, { number: 'X1', email });
  await press(page, t('Withdrawal.Continue'));
  await page.route('**/api/customerservice/withdrawals', (route) => route.abort());
  await press(page, t('Withdrawal.Confirm'));
  await expect(main(page).getByText(t('Error.Network'))).toBeVisible();
  await page.unrouteAll();
  await press(page, t('Withdrawal.Confirm'));
  await expect(main(page).getByRole('status')).toContainText('X1');
});
