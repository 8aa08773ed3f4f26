import { createHash } from 'node:crypto';
import { Type } from 'typebox';
import type { Fail } from '../../platform/http/errors/declare-errors';
import type { ProductRow } from '../catalogue';
import { sortedJson } from './write/same-data';

/** The header of a call that changes a product only if nobody else has changed it. */
export const IfMatchHeader = {
  'If-Match': Type.Optional(
    Type.String({
      maxLength: 1000,
      description:
        'ETag of the product that the change is meant for, or `*` for any. If the product has another version by now, or does not exist, nothing changes, and the answer is 412 `ProductChanged`',
      examples: ['"bTcuxYtwwIRpGBuqWjOJgEnbYT8"'],
    }),
  ),
};

/** Errors of operations that take If-Match. */
export const versionErrors = { 412: ['ProductChanged'] } as const;

/** Names a version of a product's data. */
export function productTag(product: ProductRow): string {
  return `"${createHash('sha1').update(sortedJson(product)).digest('base64url')}"`;
}

/** Refuses a change that is meant for another version of the product. */
export function requireVersion(
  fail: Fail<'ProductChanged'>,
  product: ProductRow | undefined,
  ifMatch: string | undefined,
): void {
  if (ifMatch === undefined) return;
  const tags = new Set(ifMatch.split(',').map((tag) => tag.trim()));
  if (!product || (!tags.has('*') && !tags.has(productTag(product)))) fail('ProductChanged', {}, 'If-Match');
}
