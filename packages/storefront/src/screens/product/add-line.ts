import { ApiError } from '@matchday/api-client';
import { printOf } from '@matchday/commerce/catalogue';
import type { Commerce } from '@matchday/commerce/react';
import type { Variant } from '../../data/contract';
import { track } from '../../page-tracking/track';
import { type TrackedProduct, trackedVariant } from '../../page-tracking/tracked-variant';
import type { Print } from './use-print';

interface ChosenLine {
  /** The product in tracking events. */
  tracked: TrackedProduct;
  variant: Variant;
  print: Print;
}

/**
 * Adds a variant with its print to the basket, and tracks it.
 * @returns null, or why the line was not added: empty if the shop did not say
 */
export async function addLine(
  basket: Commerce['basket'],
  { tracked, variant, print }: ChosenLine,
): Promise<string | null> {
  try {
    await basket.add({ productId: variant.id, quantity: 1, ...printOf(print.draft, print.addOns) });
  } catch (error) {
    return error instanceof ApiError ? error.message : '';
  }
  const item = trackedVariant(tracked, variant);
  const price = item.price + (print.addOn?.price.amount ?? 0);
  track('addToCart', { currency: variant.price.unitPrice.currency, items: [{ ...item, price }] });
  return null;
}
