import type { Db } from '../../platform/database/database';
import { ApiError } from '../../platform/http/errors/api-error';
import { findVariantName, maxLineQuantity } from '../catalogue';
import type { Shop } from '../stores';
import { maxBasketLines } from './basket-limits';
import type { LineFault } from './queries/basket-lines';

/**
 * The error for a rejected change of basket lines.
 *
 * @param field the request field that caused the fault
 */
export async function lineError(db: Db, shop: Shop, fault: LineFault, field: string): Promise<ApiError> {
  if (fault.kind === 'ordered') return new ApiError(409, 'BasketOrdered');
  if (fault.kind === 'full') return new ApiError(409, 'BasketFull', { limit: maxBasketLines });
  if (fault.kind === 'unknown') return new ApiError(404, 'UnknownProduct', {}, field);
  const name = (await findVariantName(db, shop, fault.variantId)) ?? fault.variantId;
  return shortageError(fault.left, name, field);
}

export function shortageError(left: number, name: string, field: string): ApiError {
  if (left >= maxLineQuantity)
    return new ApiError(409, 'LineTooLarge', { name, limit: maxLineQuantity }, field);
  return new ApiError(409, 'OutOfStock', { name, left }, field);
}
