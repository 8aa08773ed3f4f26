/** @jsxRuntime automatic */
import type { Order } from '../../orders';
import { type MailShop, screenUrl } from '../mail-shop';

/** Information on the right of withdrawal, which the law requires on a durable medium. */
export function WithdrawalNotice({ order, shop }: { order: Order; shop: MailShop }) {
  const { company } = shop.settings.footer.view;
  const terms = shop.settings.termsAndConditionsPage;
  const sender = `${company.name}, ${company.address}, ${company.zip} ${company.city}, ${company.email}`;
  return (
    <section>
      <h2 style={{ fontSize: 19 }}>{shop.t('Mail.Order.Withdrawal')}</h2>
      {order.lines.some(({ isReturnable }) => isReturnable) && (
        <>
          <p>{shop.t('Mail.Order.WithdrawalText', { email: company.email })}</p>
          <p>
            <a href={screenUrl(shop, '/withdrawal/', { order: order.orderNumber })}>
              {shop.t('Mail.Order.Withdraw')}
            </a>
          </p>
          <p>{shop.t('Mail.Order.WithdrawalForm', { company: sender })}</p>
        </>
      )}
      {order.lines.some(({ isReturnable }) => !isReturnable) && <p>{shop.t('Mail.Order.NoWithdrawal')}</p>}
      {terms && (
        <p>
          <a href={shop.origin + terms.url}>{shop.t('Mail.Order.Terms')}</a>
        </p>
      )}
    </section>
  );
}
