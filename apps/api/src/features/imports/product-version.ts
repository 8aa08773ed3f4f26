import type { Fail } from '../../platform/http/errors/declare-errors';
import type { ProductRow } from '../catalogue';
import { entryTag, ifMatchHeader, isMeantFor } from './entry-version';

/** The header of a call that changes a product only if nobody else has changed it. */
export const IfMatchHeader = ifMatchHeader('product', 'ProductChanged');

/** Errors of operations that take If-Match. */
export const versionErrors = { 412: ['ProductChanged'] } as const;

/** Names a version of a product's data. */
export const productTag = (product: ProductRow): string => entryTag(product);

/** Refuses a change that is meant for another version of the product. */
export function requireVersion(
  fail: Fail<'ProductChanged'>,
  product: ProductRow | undefined,
  ifMatch: string | undefined,
): void {
  if (!isMeantFor(product, ifMatch)) fail('ProductChanged', {}, 'If-Match');
}
