/** @jsxRuntime automatic */
import type { Order } from '../../orders';
import { type MailShop, screenUrl } from '../mail-shop';

/** Information on the right of withdrawal, which the law requires on a durable medium. */
export function WithdrawalNotice({ order, shop }: { order: Order; shop: MailShop }) {
  const { order: texts } = shop.texts;
  const { company } = shop.settings.footer.view;
  const terms = shop.settings.termsAndConditionsPage;
  const sender = `${company.name}, ${company.address}, ${company.zip} ${company.city}, ${company.email}`;
  return (
    <section>
      <h2 style={{ fontSize: 19 }}>{texts.withdrawal}</h2>
      {order.lines.some(({ isReturnable }) => isReturnable) && (
        <>
          <p>{texts.withdrawalText(company.email)}</p>
          <p>
            <a href={screenUrl(shop, '/withdrawal/', { order: order.orderNumber })}>{texts.withdraw}</a>
          </p>
          <p>{texts.withdrawalForm(sender)}</p>
        </>
      )}
      {order.lines.some(({ isReturnable }) => !isReturnable) && <p>{texts.noWithdrawal}</p>}
      {terms && (
        <p>
          <a href={shop.origin + terms.url}>{texts.terms}</a>
        </p>
      )}
    </section>
  );
}
