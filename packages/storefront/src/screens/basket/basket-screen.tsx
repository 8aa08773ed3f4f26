'use client';

import type { BasketLine } from '@matchday/commerce';
import { useBasket, useBasketActions } from '@matchday/commerce/react';
import { Alert } from '@matchday/ui/alert';
import { Button } from '@matchday/ui/button';
import { Skeleton } from '@matchday/ui/skeleton';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { TrackBasket } from '../../page-tracking/track-basket';
import { useTrackedQuantity } from '../../page-tracking/use-tracked-quantity';
import { useTexts } from '../../texts/texts-provider';
import * as styles from './basket-page.css';
import { EmptyBasket } from './empty-basket';
import { RemovedLine } from './removed-line';
import type { BasketTexts } from './texts';

const loadLines = () => import('./filled-basket');
const FilledBasket = lazy(async () => ({ default: (await loadLines()).FilledBasket }));

/** The shopper's basket: while it loads, when that failed, when it is empty, and its lines with what they cost. */
export function BasketScreen({ texts }: { texts: BasketTexts }) {
  const t = useTexts(texts);
  const { load } = useBasketActions();
  const setQuantity = useTrackedQuantity();
  const hasLoaded = useBasket((state) => state.hasLoaded);
  const basket = useBasket((state) => state.basket);
  const error = useBasket((state) => state.error);
  const [removed, setRemoved] = useState<BasketLine | null>(null);
  const section = useRef<HTMLElement>(null);
  useEffect(() => void loadLines().catch(() => {}), []);
  useEffect(() => {
    if (hasLoaded) void load();
  }, [hasLoaded, load]);

  if (basket) {
    const remove = (line: BasketLine) => {
      setQuantity(line, 0);
      setRemoved(line);
    };
    const undo = (line: BasketLine) => {
      setQuantity(line, line.quantity);
      setRemoved(null);
      section.current?.focus({ preventScroll: true });
    };
    return (
      <section ref={section} tabIndex={-1} aria-label={t('Basket.Title')} className={styles.basket}>
        <TrackBasket event="viewCart" />
        {removed && <RemovedLine key={removed.id} line={removed} onUndo={() => undo(removed)} t={t} />}
        {basket.lines.length === 0 ? (
          <EmptyBasket t={t} />
        ) : (
          <Suspense fallback={<Loading />}>
            <FilledBasket lines={basket.lines} onRemove={remove} t={t} />
          </Suspense>
        )}
      </section>
    );
  }
  if (hasLoaded && error) {
    return (
      <Alert kind="warning" title={t('Basket.Load.Failed')}>
        <Button variant="secondary" onClick={() => void load()}>
          {t('Basket.Retry')}
        </Button>
      </Alert>
    );
  }
  return <Loading />;
}

function Loading() {
  return (
    <div aria-busy className={styles.empty}>
      <Skeleton />
      <Skeleton />
    </div>
  );
}
