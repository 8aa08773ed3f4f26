import type { BasketLine } from '@matchday/commerce';
import { useBasket } from '@matchday/commerce/react';
import { Alert } from '@matchday/ui/alert';
import { ButtonLink } from '@matchday/ui/button';
import { Link } from '@matchday/ui/link';
import { OrderSummary } from '@matchday/ui/order-summary';
import { ShopLink } from '../../layout/shop-link';
import { useTrackedQuantity } from '../../page-tracking/use-tracked-quantity';
import { amountsOf } from '../../shop/amounts-of';
import { useShop } from '../../shop/shop-provider';
import { Vouchers } from '../../shop/vouchers';
import { BasketLineItem } from './basket-line-item';
import * as styles from './basket-page.css';
import type { BasketTranslate } from './texts';
import { usePriceChanges } from './use-price-changes';

interface FilledBasketProps {
  lines: readonly BasketLine[];
  onRemove: (line: BasketLine) => void;
  t: BasketTranslate;
}

/** The lines with what they cost, and the way to the checkout. */
export function FilledBasket({ lines, onRemove, t }: FilledBasketProps) {
  const { pathPrefix } = useShop();
  const setQuantity = useTrackedQuantity();
  const summary = useBasket((state) => state.summary);
  const pending = useBasket((state) => state.pendingQuantities);
  const error = useBasket((state) => state.error);
  const formerPrices = usePriceChanges(lines);
  return (
    <div className={styles.columns}>
      <div>
        {error && <Alert kind="danger">{error.message || t('Basket.Failed')}</Alert>}
        <ul aria-label={t('Basket.Lines')} className={styles.lines}>
          {lines
            .filter((line) => pending[line.id] !== 0)
            .map((line) => (
              <li key={line.id}>
                <BasketLineItem
                  line={line}
                  quantity={pending[line.id] ?? line.quantity}
                  formerPrice={formerPrices.get(line.id)}
                  onQuantity={(quantity) => setQuantity(line, quantity)}
                  onRemove={() => onRemove(line)}
                  t={t}
                />
              </li>
            ))}
        </ul>
      </div>
      {summary && (
        <OrderSummary
          heading={t('Basket.Summary')}
          lines={<Vouchers t={t} />}
          {...amountsOf(summary, t)}
          pending={Object.keys(pending).length > 0}
          className={styles.summary}
        >
          <ButtonLink as={ShopLink} href={`${pathPrefix}/checkout/`} size="large" wide>
            {t('Basket.ToCheckout')}
          </ButtonLink>
          <Link as={ShopLink} variant="standalone" href={`${pathPrefix}/`}>
            {t('Basket.ContinueShopping')}
          </Link>
        </OrderSummary>
      )}
    </div>
  );
}
