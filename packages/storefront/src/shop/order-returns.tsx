import type { Order } from '@matchday/commerce';
import { Heading } from '@matchday/ui/heading';
import { Link } from '@matchday/ui/link';
import { Panel } from '@matchday/ui/panel';
import { Text } from '@matchday/ui/text';
import { ShopLink } from '../layout/shop-link';
import type { TranslateOf } from '../texts/translate';
import { links } from './order.css';
import { useShop } from './shop-provider';
import type { orderTexts } from './texts';

/** How to withdraw from an order, if the law gives that right, and whom to contact. */
export function OrderReturns({ order, t }: { order: Order; t: TranslateOf<typeof orderTexts> }) {
  const { pathPrefix } = useShop();
  const query = new URLSearchParams({ order: order.orderNumber });
  const withdrawn = new URLSearchParams({ order: order.orderNumber, id: order.id });
  return (
    <Panel as="section" aria-labelledby="returns" className={links}>
      <Heading level={2} step="h4" id="returns">
        {t('Account.Order.Returns')}
      </Heading>
      {order.lines.some(({ isReturnable }) => isReturnable) && (
        <>
          <Text>{t('Account.Order.Returns.Text')}</Text>
          <Link as={ShopLink} href={`${pathPrefix}/withdrawal/?${withdrawn}`}>
            {t('Withdrawal.Link')}
          </Link>
        </>
      )}
      <Link as={ShopLink} href={`${pathPrefix}/contact/?${query}`}>
        {t('Account.Order.Returns.Link')}
      </Link>
    </Panel>
  );
}
