'use client';

import { useBasket, useBasketActions } from '@matchday/commerce/react';
import { Alert } from '@matchday/ui/alert';
import { Button, ButtonLink } from '@matchday/ui/button';
import { EmptyState } from '@matchday/ui/empty-state';
import { Heading } from '@matchday/ui/heading';
import { Link } from '@matchday/ui/link';
import { Skeleton } from '@matchday/ui/skeleton';
import { VisuallyHidden } from '@matchday/ui/visually-hidden';
import { useEffect, useState } from 'react';
import { ShopLink } from '../../layout/shop-link';
import { useShop } from '../../shop/shop-provider';
import { SummaryRows } from '../../shop/summary-rows';
import { Vouchers } from '../../shop/vouchers';
import { useTexts } from '../../texts/texts-provider';
import { BasketLineItem } from './basket-line-item';
import * as styles from './basket-page.css';

/** The shopper's basket: while it loads, when that failed, when it is empty, and its lines with what they cost. */
export function BasketScreen() {
  const t = useTexts();
  const { load } = useBasketActions();
  const hasLoaded = useBasket((state) => state.hasLoaded);
  const basket = useBasket((state) => state.basket);
  const error = useBasket((state) => state.error);
  useEffect(() => {
    if (hasLoaded) void load();
  }, [hasLoaded, load]);

  if (basket) return basket.lines.length === 0 ? <Empty /> : <Filled />;
  if (hasLoaded && error) {
    return (
      <Alert kind="warning" title={t('Basket.Load.Failed')}>
        <Button variant="secondary" onClick={() => void load()}>
          {t('Basket.Retry')}
        </Button>
      </Alert>
    );
  }
  return (
    <div aria-busy className={styles.empty}>
      <Skeleton />
      <Skeleton />
    </div>
  );
}

function Empty() {
  const t = useTexts();
  const { pathPrefix } = useShop();
  return (
    <EmptyState
      icon="bag"
      heading={t('Basket.Empty')}
      text={t('Basket.Empty.Text')}
      actions={
        <ButtonLink as={ShopLink} href={`${pathPrefix}/`}>
          {t('Basket.Empty.Link')}
        </ButtonLink>
      }
    />
  );
}

function Filled() {
  const t = useTexts();
  const { pathPrefix } = useShop();
  const { setQuantity } = useBasketActions();
  const lines = useBasket((state) => state.basket?.lines ?? []);
  const summary = useBasket((state) => state.summary);
  const pending = useBasket((state) => state.pendingQuantities);
  const error = useBasket((state) => state.error);
  const [announcement, setAnnouncement] = useState('');
  const shown = lines.filter((line) => pending[line.id] !== 0);
  const remove = (line: (typeof lines)[number]) => {
    setQuantity(line, 0);
    setAnnouncement(t('Basket.Removed', { name: line.name }));
  };
  return (
    <div className={styles.columns}>
      <div>
        {error && <Alert kind="danger">{error.message || t('Basket.Failed')}</Alert>}
        <VisuallyHidden as="output">{announcement}</VisuallyHidden>
        <ul aria-label={t('Basket.Lines')} className={styles.lines}>
          {shown.map((line) => (
            <li key={line.id}>
              <BasketLineItem
                line={line}
                quantity={pending[line.id] ?? line.quantity}
                onQuantity={(quantity) => setQuantity(line, quantity)}
                onRemove={() => remove(line)}
              />
            </li>
          ))}
        </ul>
      </div>
      <section aria-label={t('Basket.Summary')} className={styles.summary}>
        <Heading level={2} step="h4">
          {t('Basket.Summary')}
        </Heading>
        <Vouchers />
        {summary && <SummaryRows summary={summary} t={t} pending={Object.keys(pending).length > 0} />}
        <ButtonLink as={ShopLink} href={`${pathPrefix}/checkout/`} size="large" wide>
          {t('Basket.ToCheckout')}
        </ButtonLink>
        <Link as={ShopLink} variant="standalone" href={`${pathPrefix}/`}>
          {t('Basket.ContinueShopping')}
        </Link>
      </section>
    </div>
  );
}
