import type { Db } from '../../platform/database/database';
import { type Fail, failAnywhere } from '../../platform/http/errors/declare-errors';
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

type FailLine = Fail<
  'UnknownProduct' | 'UnknownAddOn' | 'UnknownPlayer' | 'PrintFieldUnused' | 'InvalidField'
>;

/**
 * Resolves a requested line, including its print. A line to be removed is found by its print alone, so that a
 * withdrawn print can be removed too.
 *
 * @param at path of the line in the request, such as `lines.0.`
 */
export async function resolveLine(
  fail: FailLine,
  db: Db,
  shop: Shop,
  { productId, quantity, addOnAndProductRelationId, personalisation }: AddLine | SetLine,
  at = '',
): Promise<RequestedLine> {
  const relationId = addOnAndProductRelationId || null;
  const relationField = `${at}addOnAndProductRelationId`;
  if (relationId === null && personalisation)
    failAnywhere('RequiredField', { field: relationField }, relationField);
  const request = personalisation ?? {};
  const print =
    relationId === null
      ? null
      : quantity === 0
        ? normalisePrint(request)
        : await requirePrint(fail, db, shop, { productId, relationId, request }, at);
  const id = lineId(productId, relationId, print);
  return { id, variantId: productId, quantity, addOnId: relationId ?? '', print };
}

async function requirePrint(
  fail: FailLine,
  db: Db,
  shop: Shop,
  { productId, relationId, request }: { productId: string; relationId: string; request: PrintRequest },
  at: string,
): Promise<Print> {
  const { playerId } = normalisePrint(request);
  const offer = await findPrintOffer(db, shop, { variantId: productId, relationId, playerId });
  if (offer === undefined) fail('UnknownProduct', {}, `${at}productId`);
  if (offer === null) fail('UnknownAddOn', {}, `${at}addOnAndProductRelationId`);
  const resolved = resolvePrint(offer, request);
  if ('print' in resolved) return resolved.print;
  const faults = resolved.faults.map(({ field, code, failure }) => ({
    field: `${at}personalisation.${field}`,
    code,
    failure,
  }));
  return fail.all(await ruleErrors(db, shop, faults));
}
