import type { Db } from '../../platform/database/database';
import type { Fail } from '../../platform/http/errors/declare-errors';
import type { MessageParameters } from '../../platform/http/errors/messages';
import { findVariantName, maxLineQuantity } from '../catalogue';
import type { Shop } from '../stores';
import { maxBasketLines } from './basket-limits';
import type { LineFault } from './queries/basket-lines';

/** Errors of operations that change basket lines. */
export const lineErrors = {
  400: ['PrintFieldUnused'],
  404: ['UnknownProduct', 'UnknownAddOn', 'UnknownPlayer'],
  409: ['BasketOrdered', 'BasketFull', 'LineTooLarge', 'OutOfStock'],
} as const;

/**
 * Ends the request with the error of a rejected change of basket lines.
 *
 * @param field the request field that caused the fault
 */
export async function failLine(
  fail: Fail<'UnknownProduct' | (typeof lineErrors)[409][number]>,
  db: Db,
  shop: Shop,
  fault: LineFault,
  field: string,
): Promise<never> {
  if (fault.kind === 'ordered') return fail('BasketOrdered');
  if (fault.kind === 'full') return fail('BasketFull', { limit: maxBasketLines });
  if (fault.kind === 'unknown') return fail('UnknownProduct', {}, field);
  const name = (await findVariantName(db, shop, fault.variantId)) ?? fault.variantId;
  const { code, params } = shortage(fault.left, name);
  return fail(code, params, field);
}

/** The error of a quantity that is more than the stock left, or more than a line may have. */
export function shortage(
  left: number,
  name: string,
): { code: 'LineTooLarge' | 'OutOfStock'; params: MessageParameters } {
  return left >= maxLineQuantity
    ? { code: 'LineTooLarge', params: { name, limit: maxLineQuantity } }
    : { code: 'OutOfStock', params: { name, left } };
}
