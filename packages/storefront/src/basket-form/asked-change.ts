import type { LineToAdd } from '@matchday/commerce';
import { fields } from './form';

/** What a form asks for: a line more, or another quantity of a line; 0 removes it. */
export type AskedChange =
  | { kind: 'add'; line: LineToAdd }
  | { kind: 'set'; lineId: string; quantity: number }
  | { kind: 'incomplete' };

/** Reads a form; it is incomplete if no size was chosen. */
export function askedChange(form: URLSearchParams): AskedChange {
  const productId = form.get(fields.productId);
  if (productId) return { kind: 'add', line: { productId, quantity: 1 } };
  const lineId = form.get(fields.lineId);
  const quantity = form.get(fields.quantity) ?? '';
  if (lineId && /^\d{1,4}$/.test(quantity)) return { kind: 'set', lineId, quantity: Number(quantity) };
  return { kind: 'incomplete' };
}
