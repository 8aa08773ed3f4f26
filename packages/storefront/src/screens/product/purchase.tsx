'use client';

import { BuyBox } from '@matchday/ui/buy-box';
import { SizePicker } from '@matchday/ui/size-picker';
import { Text } from '@matchday/ui/text';
import { type ReactNode, useState } from 'react';
import type { Variant } from '../../data/contract';
import { PriceText } from '../../shop/price-text';
import { sizeText } from '../../shop/size-text';
import { useTexts } from '../../texts/texts-provider';
import type { Translate } from '../../texts/translate';
import { AddToBasket } from './add-to-basket';
import { StockText } from './stock-text';

export interface PurchaseProps {
  name: string;
  /** All sizes of the product, in order. */
  sizes: readonly string[];
  /** The variants of the colour that is shown. */
  variants: readonly Variant[];
  /** The variant whose size the address names; null where it names the colour alone. */
  chosenId: string | null;
  heading: ReactNode;
  gallery: ReactNode;
  colors: ReactNode;
  details: ReactNode;
}

/** The choice of a variant and what follows from it: price, stock, and the button that puts it into the basket. */
export function Purchase({
  name,
  sizes,
  variants,
  chosenId,
  heading,
  gallery,
  colors,
  details,
}: PurchaseProps) {
  const t = useTexts();
  const [pickedId, setPickedId] = useState(chosenId);
  const [missing, setMissing] = useState(false);
  const picked = variants.find(({ id }) => id === pickedId) ?? (sizes.length === 1 ? variants[0] : undefined);
  const shown = picked ?? variants.find(({ stockStatus }) => stockStatus !== 'OutOfStock') ?? variants[0];
  const inOrder = sizes.flatMap((size) => variants.filter((variant) => variant.size === size));
  const soldOut = variants.every(({ stockStatus }) => stockStatus === 'OutOfStock');

  const pick = (id: string) => {
    setPickedId(id);
    setMissing(false);
    const variant = variants.find((one) => one.id === id);
    if (variant) history.replaceState(null, '', variant.url);
  };

  return (
    <BuyBox
      gallery={gallery}
      details={details}
      actionSummary={shown && <PriceText price={shown.price} t={t} />}
      action={
        <AddToBasket
          key={picked?.id}
          name={name}
          variant={picked}
          soldOut={soldOut}
          onMissing={() => setMissing(true)}
        />
      }
    >
      {heading}
      {shown && <PriceText price={shown.price} t={t} size="large" detailed />}
      {colors}
      {sizes.length > 1 && (
        <SizePicker
          id="size"
          label={t('Product.Size')}
          sizes={inOrder.map((variant) => sizeOf(variant, t))}
          value={picked?.id ?? null}
          onValueChange={pick}
          errorMessage={missing ? t('Product.Size.Missing') : undefined}
        />
      )}
      <StockText variant={picked} soldOut={soldOut} />
      <noscript>
        <Text step="small">{t('Basket.NoScript')}</Text>
      </noscript>
    </BuyBox>
  );
}

const states = { InStock: 'available', OutOfStock: 'sold-out', InPreorderStock: 'preorder' } as const;

function sizeOf({ id, size, url, stockStatus }: Variant, t: Translate) {
  const alias = {
    InStock: null,
    OutOfStock: 'Product.Size.SoldOut',
    InPreorderStock: 'Product.Size.Preorder',
  }[stockStatus];
  return {
    value: id,
    label: sizeText(size, t),
    name: alias === null ? undefined : t(alias, { size: sizeText(size, t) }),
    href: url,
    state: states[stockStatus],
  };
}
