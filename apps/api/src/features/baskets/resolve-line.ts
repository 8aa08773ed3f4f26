import type { Db } from '../../platform/database/database';
import { ApiError, ApiErrors } from '../../platform/http/errors/api-error';
import {
  findPrintOffer,
  lineId,
  normalisePrint,
  type Print,
  type PrintRequest,
  resolvePrint,
} from '../catalogue';
import { ruleErrors, type Shop } from '../stores';
import type { AddLine, SetLine } from './contract';
import type { RequestedLine } from './queries/basket-lines';

/**
 * Resolves a requested line, including its print. A line to be removed is found by its print alone, so that a
 * withdrawn print can be removed too.
 *
 * @param at path of the line in the request, such as `lines.0.`
 * @throws {ApiError} 404 `UnknownProduct`, `UnknownAddOn` or `UnknownPlayer`
 * @throws {ApiErrors} 400 with an item for each field that cannot be printed
 */
export async function resolveLine(
  db: Db,
  shop: Shop,
  { productId, quantity, addOnAndProductRelationId, personalisation }: AddLine | SetLine,
  at = '',
): Promise<RequestedLine> {
  const relationId = addOnAndProductRelationId || null;
  const relationField = `${at}addOnAndProductRelationId`;
  if (relationId === null && personalisation)
    throw new ApiError(400, 'RequiredField', { field: relationField }, relationField);
  const request = personalisation ?? {};
  const print =
    relationId === null
      ? null
      : quantity === 0
        ? normalisePrint(request)
        : await requirePrint(db, shop, { productId, relationId, request }, at);
  const id = lineId(productId, relationId, print);
  return { id, variantId: productId, quantity, addOnId: relationId ?? '', print };
}

async function requirePrint(
  db: Db,
  shop: Shop,
  { productId, relationId, request }: { productId: string; relationId: string; request: PrintRequest },
  at: string,
): Promise<Print> {
  const { playerId } = normalisePrint(request);
  const offer = await findPrintOffer(db, shop, { variantId: productId, relationId, playerId });
  if (offer === undefined) throw new ApiError(404, 'UnknownProduct', {}, `${at}productId`);
  if (offer === null) throw new ApiError(404, 'UnknownAddOn', {}, `${at}addOnAndProductRelationId`);
  const resolved = resolvePrint(offer, request);
  if ('print' in resolved) return resolved.print;
  const faults = resolved.faults.map(({ field, code, failure }) => ({
    field: `${at}personalisation.${field}`,
    code,
    failure,
  }));
  const isUnknown = faults.some(({ code }) => code === 'UnknownPlayer');
  throw new ApiErrors(isUnknown ? 404 : 400, await ruleErrors(db, shop, faults));
}
