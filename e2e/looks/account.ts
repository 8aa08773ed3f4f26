import { heading, main, press } from '../account-page';
import { aCustomer, logIn, newcomer, register } from '../customer';
import { linkMailedTo } from '../mails';
import { receipt } from './shopping';
import { at, type Visit } from './visit';

const loggedIn: Visit = async (page, shop) => logIn(page, shop, await aCustomer(shop));

const orders: Visit = async (page, shop, found) => {
  await loggedIn(page, shop, found);
  await receipt(page, shop, found);
  await at('user/order-history/')(page, shop, found);
  await main(page).getByText(shop.t('Receipt.Status.Confirmed')).waitFor();
};

/** The account screens: registration, login and the pages of a customer. */
export const account: Record<string, Visit> = {
  login: at('login/'),
  'login-incomplete': async (page, shop, found) => {
    await at('login/')(page, shop, found);
    await press(page, shop.t('Account.Login.Submit'));
    await main(page).getByRole('alert').getByRole('link').first().waitFor();
  },
  register: at('register/'),
  registered: (page, shop) => register(page, shop, newcomer()),
  'confirm-email': async (page, shop) => {
    const fan = newcomer();
    await register(page, shop, fan);
    await page.goto(await linkMailedTo(shop.clubId, fan.email, /\/login\/#confirm=/));
    await main(page).getByText(shop.t('Account.Confirm.Password')).waitFor();
  },
  'forgot-password': at('forgot-password/'),
  'reset-password': at('reset-password/#token=guessed'),
  profile: loggedIn,
  'account-details': async (page, shop, found) => {
    await loggedIn(page, shop, found);
    await at('user/account-details/')(page, shop, found);
    await heading(page, shop.t('Account.Details')).waitFor();
  },
  'order-history-empty': async (page, shop, found) => {
    await loggedIn(page, shop, found);
    await at('user/order-history/')(page, shop, found);
    await main(page).getByText(shop.t('Account.Orders.Empty'), { exact: true }).waitFor();
  },
  'order-history': orders,
  order: async (page, shop, found) => {
    await orders(page, shop, found);
    await main(page).getByRole('heading', { level: 2 }).getByRole('link').click();
    await page.getByRole('region', { name: shop.t('Receipt.Lines') }).waitFor();
  },
};
