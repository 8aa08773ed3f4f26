import { useInvoices } from '@matchday/commerce/react';
import { Heading } from '@matchday/ui/heading';
import { Link } from '@matchday/ui/link';
import { Panel } from '@matchday/ui/panel';
import { links } from '../../shop/order.css';
import { useShop } from '../../shop/shop-provider';
import { formatDate } from '../../texts/format';
import type { TranslateOf } from '../../texts/translate';
import type { orderDetailsTexts } from './texts';

/** The invoices and credit notes of an order, as files. Nothing is shown while there are none. */
export function OrderDocuments({
  orderId,
  t,
}: {
  orderId: string;
  t: TranslateOf<typeof orderDetailsTexts>;
}) {
  const shop = useShop();
  const { data: invoices = [] } = useInvoices(orderId);
  if (invoices.length === 0) return null;
  return (
    <Panel as="section" aria-labelledby="documents" className={links}>
      <Heading level={2} step="h4" id="documents">
        {t('Account.Order.Documents')}
      </Heading>
      {invoices.map(({ id, kind, number, issuedAt }) => (
        <Link key={id} href={`/api/users/me/orders/${orderId}/invoices/${id}/pdf`} download={`${number}.pdf`}>
          {t(`Account.Order.Documents.${kind}`, { number, date: formatDate(issuedAt, shop) })}
        </Link>
      ))}
    </Panel>
  );
}
