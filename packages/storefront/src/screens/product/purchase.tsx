'use client';

import type { AddOn } from '@matchday/commerce/catalogue';
import { BuyBox } from '@matchday/ui/buy-box';
import { SizePicker } from '@matchday/ui/size-picker';
import { Text } from '@matchday/ui/text';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { fields } from '../../basket-form/form';
import type { Image, Variant } from '../../data/contract';
import type { TrackedProduct } from '../../page-tracking/tracked-variant';
import { sizeText } from '../../shop/size-text';
import { useTexts } from '../../texts/texts-provider';
import { AddToBasket } from './add-to-basket';
import { PrintSection } from './print-section';
import type { ProductTexts, ProductTranslate } from './texts';
import { useChosenVariant } from './use-chosen-variant';
import { type PrintFormHandle, usePrint } from './use-print';
import type { VariantTexts } from './variant-texts';

/** The form that adds to the basket without scripts. */
const formId = 'purchase';

const PrintedPrice = lazy(async () => ({ default: (await import('./printed-price')).PrintedPrice }));

export interface PurchaseProps {
  /** The product in tracking events. */
  tracked: TrackedProduct;
  name: string;
  colorName: string;
  /** The colour that is shown, as CSS. */
  cloth: string | undefined;
  /** The images of the shown colour: front, back, details. */
  images: readonly Image[];
  /** All sizes of the product, in order. */
  sizes: readonly string[];
  /** The variants of the colour that is shown. */
  variants: readonly Variant[];
  addressedId: string;
  leadId: string | undefined;
  /** The prices and the availability of the variants, written on the server. */
  variantTexts: VariantTexts;
  /** The prints that it can be had with. */
  addOns: readonly AddOn[];
  /** What the cheapest of them costs, in words. */
  printFrom: string;
  heading: ReactNode;
  gallery: ReactNode;
  colors: ReactNode;
  sizeGuide: ReactNode;
  details: ReactNode;
  texts: ProductTexts;
}

/** The choice of a variant and what follows from it: price, stock, print, and the button that puts it into the basket. */
export function Purchase(props: PurchaseProps) {
  const { name, tracked, colorName, images, sizes, variants, variantTexts, addOns, sizeGuide } = props;
  const t = useTexts(props.texts);
  const { chosen, choose } = useChosenVariant(props);
  const print = usePrint(addOns);
  const printForm = useRef<PrintFormHandle>(null);
  const [missing, setMissing] = useState(false);
  const shown = chosen ?? variants.find(({ stockStatus }) => stockStatus !== 'OutOfStock') ?? variants[0];
  const inOrder = sizes.flatMap((size) => variants.filter((variant) => variant.size === size));
  const soldOut = variants.every(({ stockStatus }) => stockStatus === 'OutOfStock');
  const stockOf = soldOut ? shown : chosen;

  const pick = (id: string) => {
    choose(id);
    setMissing(false);
  };

  const printedPrice = ({ id, price }: Variant, addOn: AddOn) => (
    <Suspense fallback={variantTexts[id]?.briefPrice}>
      <PrintedPrice price={price} addOn={addOn} t={t} />
    </Suspense>
  );

  return (
    <BuyBox
      gallery={props.gallery}
      details={props.details}
      actionSummary={
        shown && (print.addOn ? printedPrice(shown, print.addOn) : variantTexts[shown.id]?.briefPrice)
      }
      action={
        <AddToBasket
          product={{ name, colorName, image: images[0] }}
          tracked={tracked}
          variant={chosen}
          print={print}
          checkPrint={() => printForm.current?.check() ?? true}
          soldOut={soldOut}
          formId={formId}
          choosesSize={sizes.length > 1}
          onMissing={() => setMissing(true)}
          t={t}
        />
      }
    >
      {props.heading}
      {shown && variantTexts[shown.id]?.price}
      {props.colors}
      {sizes.length > 1 && (
        <SizePicker
          id="size"
          name={fields.productId}
          form={formId}
          label={t('Product.Size')}
          sizes={inOrder.map((variant) => sizeOf(variant, t))}
          value={chosen?.id ?? null}
          onValueChange={pick}
          action={sizeGuide}
          errorMessage={missing && !chosen ? t('Product.Size.Missing') : undefined}
        />
      )}
      {stockOf ? variantTexts[stockOf.id]?.stock : stockSpace}
      {shown && !soldOut && addOns.length > 0 && (
        <PrintSection
          from={props.printFrom}
          print={print}
          form={printForm}
          price={shown.price}
          cloth={props.cloth}
          t={t}
        />
      )}
    </BuyBox>
  );
}

/** Keeps the button where it is when a size is chosen, which can be shown late: a tap would miss it otherwise. */
const stockSpace = (
  <Text step="label" aria-hidden>
    {'\u00a0'}
  </Text>
);

const aliases = {
  InStock: null,
  OutOfStock: 'Product.Size.SoldOut',
  InPreorderStock: 'Product.Size.Preorder',
} as const;
const states = { InStock: 'available', OutOfStock: 'sold-out', InPreorderStock: 'preorder' } as const;

function sizeOf({ id, size, url, stockStatus }: Variant, t: ProductTranslate) {
  const alias = aliases[stockStatus];
  return {
    value: id,
    label: sizeText(size, t),
    name: alias === null ? undefined : t(alias, { size: sizeText(size, t) }),
    href: url,
    state: states[stockStatus],
  };
}
