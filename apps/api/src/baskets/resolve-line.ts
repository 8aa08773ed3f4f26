import type { AddLine, SetLine } from '../contract/basket';
import type { Db } from '../db/database';
import type { WantedLine } from '../db/repositories/basket-lines';
import { findPrintOffer } from '../db/repositories/print-offers';
import { lineId, normalisePrint, type Print, type PrintWish } from '../domain/personalisation/print';
import { resolvePrint } from '../domain/personalisation/resolve-print';
import { ApiError, ApiErrors } from '../errors/api-error';
import { ruleErrors } from '../shop/rule-errors';
import type { Shop } from '../shop/shop';

/**
 * The line that a request means, with what will be printed. One that is removed is found by its print alone, so that a
 * print that was withdrawn can be removed as well.
 *
 * @param at the request's way to the line, such as `lines.0.`
 * @throws {ApiError} 404 `UnknownProduct`, `UnknownAddOn` or `UnknownPlayer`
 * @throws {ApiErrors} 400, an item for each field that cannot be printed
 */
export async function resolveLine(
  db: Db,
  shop: Shop,
  { productId, quantity, addOnAndProductRelationId, personalisation }: AddLine | SetLine,
  at = '',
): Promise<WantedLine> {
  const relationId = addOnAndProductRelationId || null;
  const relationField = `${at}addOnAndProductRelationId`;
  if (relationId === null && personalisation)
    throw new ApiError(400, 'RequiredField', { field: relationField }, relationField);
  const wish = personalisation ?? {};
  const print =
    relationId === null
      ? null
      : quantity === 0
        ? normalisePrint(wish)
        : await printOf(db, shop, { productId, relationId, wish }, at);
  const id = lineId(productId, relationId, print);
  return { id, variantId: productId, quantity, addOnId: relationId ?? '', print };
}

async function printOf(
  db: Db,
  shop: Shop,
  { productId, relationId, wish }: { productId: string; relationId: string; wish: PrintWish },
  at: string,
): Promise<Print> {
  const { playerId } = normalisePrint(wish);
  const offer = await findPrintOffer(db, shop, { variantId: productId, relationId, playerId });
  if (offer === undefined) throw new ApiError(404, 'UnknownProduct', {}, `${at}productId`);
  if (offer === null) throw new ApiError(404, 'UnknownAddOn', {}, `${at}addOnAndProductRelationId`);
  const resolved = resolvePrint(offer, wish);
  if ('print' in resolved) return resolved.print;
  const faults = resolved.faults.map(({ field, code, failure }) => ({
    field: `${at}personalisation.${field}`,
    code,
    failure,
  }));
  const isUnknown = faults.some(({ code }) => code === 'UnknownPlayer');
  throw new ApiErrors(isUnknown ? 404 : 400, await ruleErrors(db, shop, faults));
}
