import { uuidForm } from '../../platform/uuid';
import type { ChangePosition } from '../orders';

const form = new RegExp(`^(\\d{1,20}):(${uuidForm})$`);
const greatestTransaction = 2n ** 64n - 1n;

/** Encodes a position as an opaque cursor. */
export function writeCursor({ transaction, orderId }: ChangePosition): string {
  return Buffer.from(`${transaction}:${orderId}`).toString('base64url');
}

/** The position of a cursor; null if it is not one. */
export function readCursor(cursor: string): ChangePosition | null {
  const [, transaction, orderId] = form.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (transaction === undefined || orderId === undefined) return null;
  return BigInt(transaction) > greatestTransaction ? null : { transaction, orderId };
}
