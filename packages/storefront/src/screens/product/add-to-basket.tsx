import { ApiError } from '@matchday/api-client';
import { useBasketActions } from '@matchday/commerce/react';
import { Alert } from '@matchday/ui/alert';
import { Button } from '@matchday/ui/button';
import { Link } from '@matchday/ui/link';
import { useState } from 'react';
import type { Variant } from '../../data/contract';
import { ShopLink } from '../../layout/shop-link';
import { useShop } from '../../shop/shop-provider';
import { useTexts } from '../../texts/texts-provider';

export interface AddToBasketProps {
  name: string;
  /** The chosen variant; undefined while a size is missing. */
  variant: Variant | undefined;
  /** Nothing of the colour is left. */
  soldOut: boolean;
  /** Called when the button is pressed before a size was chosen. */
  onMissing: () => void;
}

type Outcome = { kind: 'adding' | 'added' } | { kind: 'failed'; message: string } | null;

/** Puts the chosen variant into the basket and says how that went. */
export function AddToBasket({ name, variant, soldOut, onMissing }: AddToBasketProps) {
  const t = useTexts();
  const { pathPrefix } = useShop();
  const { add } = useBasketActions();
  const [outcome, setOutcome] = useState<Outcome>(null);

  const press = async () => {
    if (!variant) {
      onMissing();
      document.querySelector<HTMLElement>('#size input')?.focus();
      return;
    }
    setOutcome({ kind: 'adding' });
    try {
      await add({ productId: variant.id, quantity: 1 });
      setOutcome({ kind: 'added' });
    } catch (error) {
      const message = error instanceof ApiError ? error.message : '';
      setOutcome({ kind: 'failed', message: message || t('Product.AddToBasket.Failed') });
    }
  };

  if (soldOut || variant?.stockStatus === 'OutOfStock') {
    return (
      <Button size="large" wide disabled>
        {t('Product.Stock.Out')}
      </Button>
    );
  }
  const preorder = variant?.stockStatus === 'InPreorderStock';
  return (
    <>
      <Button size="large" wide pending={outcome?.kind === 'adding'} onClick={press}>
        {t(preorder ? 'Product.AddToBasket.Preorder' : 'Product.AddToBasket')}
      </Button>
      {outcome?.kind === 'added' && (
        <Alert kind="success">
          {t('Basket.Added.Text', { name })}{' '}
          <Link as={ShopLink} href={`${pathPrefix}/cart/`}>
            {t('Basket.View')}
          </Link>
        </Alert>
      )}
      {outcome?.kind === 'failed' && <Alert kind="danger">{outcome.message}</Alert>}
    </>
  );
}
