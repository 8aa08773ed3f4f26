import { useCommerce } from '@matchday/commerce/react';
import { Button } from '@matchday/ui/button';
import { FieldError } from '@matchday/ui/form-field';
import { Stack } from '@matchday/ui/stack';
import { lazy, type MouseEvent, type ReactNode, Suspense, useId, useState } from 'react';
import { basketFormPath, fields } from '../../basket-form/form';
import type { Variant } from '../../data/contract';
import { loadPart } from '../../loading/load-part';
import type { TrackedProduct } from '../../page-tracking/tracked-variant';
import { useShop } from '../../shop/shop-provider';
import type { AddedDrawerProps } from './added-drawer';
import type { ProductTranslate } from './texts';
import type { Print } from './use-print';

const loadDrawer = () => import('./added-drawer');
const loadLine = () => loadPart(() => import('./add-line'));
const reach = () => {
  void loadLine().catch(() => {});
  void loadDrawer();
};
const AddedDrawer = lazy(async () => ({ default: (await loadDrawer()).AddedDrawer }));

export interface AddToBasketProps {
  product: AddedDrawerProps['product'];
  /** The product in tracking events. */
  tracked: TrackedProduct;
  /** The chosen variant; undefined while a size is missing. */
  variant: Variant | undefined;
  print: Print;
  /** Shows the errors of the print. Returns whether there are none. */
  checkPrint: () => boolean;
  /** Nothing of the colour is left. */
  soldOut: boolean;
  /** The id of the form, with which a browser without scripts adds to the basket. */
  formId: string;
  /** The size is a field of the form elsewhere on the page. */
  choosesSize: boolean;
  /** Called when the button is pressed before a size was chosen. */
  onMissing: () => void;
  t: ProductTranslate;
}

type Outcome = { kind: 'adding' | 'added' | 'seen' } | { kind: 'failed'; message: string };

/**
 * Adds the chosen variant to the basket and shows the result. The button stays the same when another size is chosen: a
 * browser makes no click of a press that begins on one button and ends on another.
 */
export function AddToBasket(props: AddToBasketProps) {
  const { product, tracked, variant, print, checkPrint, soldOut, formId, choosesSize, onMissing, t } = props;
  const { culture } = useShop();
  const { basket } = useCommerce();
  const failureId = useId();
  const [last, setLast] = useState<{ variantId: string; outcome: Outcome } | null>(null);
  // Another size has been chosen.
  if (last && last.variantId !== variant?.id) setLast(null);
  const outcome = last?.outcome;

  const press = async (event: MouseEvent) => {
    // The form is for browsers without scripts.
    event.preventDefault();
    if (!variant) {
      onMissing();
      document.querySelector<HTMLElement>('#size input:not(:disabled)')?.focus();
      return;
    }
    if (!checkPrint()) return;
    const variantId = variant.id;
    setLast({ variantId, outcome: { kind: 'adding' } });
    const refusal = await loadLine().then(
      ({ addLine }) => addLine(basket, { tracked, variant, print }),
      () => '',
    );
    setLast((now) => {
      if (now?.variantId !== variantId) return now;
      if (refusal !== null)
        return {
          variantId,
          outcome: { kind: 'failed', message: refusal || t('Product.AddToBasket.Failed') },
        };
      // A drawer that was closed meanwhile stays closed.
      return now.outcome.kind === 'seen' ? now : { variantId, outcome: { kind: 'added' } };
    });
  };

  const formOf = (button: ReactNode) => (
    <form id={formId} action={basketFormPath} method="post">
      <input type="hidden" name={fields.culture} value={culture} />
      {!choosesSize && <input type="hidden" name={fields.productId} value={variant?.id} />}
      {button}
    </form>
  );
  if (soldOut || variant?.stockStatus === 'OutOfStock') {
    const state = (
      <Button size="large" wide disabled>
        {t('Product.Stock.Out')}
      </Button>
    );
    if (soldOut) return state;
    // Without scripts, another size can still be chosen.
    return formOf(
      <>
        {state}
        <noscript>
          <Button type="submit" wide>
            {t('Product.AddToBasket')}
          </Button>
        </noscript>
      </>,
    );
  }
  const preorder = variant?.stockStatus === 'InPreorderStock';
  return (
    <Stack gap="s">
      {formOf(
        <Button
          type="submit"
          size="large"
          wide
          pending={outcome?.kind === 'adding'}
          aria-describedby={outcome?.kind === 'failed' ? failureId : undefined}
          onClick={press}
          onPointerEnter={reach}
          onFocus={reach}
        >
          {t(preorder ? 'Product.AddToBasket.Preorder' : 'Product.AddToBasket')}
        </Button>,
      )}
      <div role="alert">
        {outcome?.kind === 'failed' && <FieldError id={failureId}>{outcome.message}</FieldError>}
      </div>
      {outcome && variant && (
        <Suspense>
          <AddedDrawer
            product={product}
            variant={variant}
            print={print}
            open={outcome.kind === 'adding' || outcome.kind === 'added'}
            isAdded={outcome.kind === 'added' || outcome.kind === 'seen'}
            onClose={() => setLast({ variantId: variant.id, outcome: { kind: 'seen' } })}
            t={t}
          />
        </Suspense>
      )}
    </Stack>
  );
}
