import { createHash } from 'node:crypto';
import { printedName } from '@matchday/validation';

/** What a shopper asks to have printed; what is left out is not asked for. */
export interface PrintRequest {
  name?: string | null;
  number?: number | null;
  playerId?: string | null;
}

/** What will be printed, letter by letter. `playerId` is set where it is a player's name and number. */
export interface Print {
  name: string | null;
  number: number | null;
  playerId: string | null;
}

/** A name as it is printed; null where nothing is left of it. */
export const normaliseName = (name: string | null | undefined): string | null =>
  printedName(name ?? '') || null;

export function normalisePrint({ name, number, playerId }: PrintRequest): Print {
  return { name: normaliseName(name), number: number ?? null, playerId: playerId || null };
}

/**
 * What a line of a basket is known by: its variant and its print. Without a print it is the variant's id. A player's
 * print is known by the player, so that a line finds itself again after the player's number has changed.
 */
export function lineId(variantId: string, relationId: string | null, print: Print | null): string {
  if (relationId === null || print === null) return variantId;
  const { name, number, playerId } = print;
  const identity = playerId === null ? [relationId, name, number] : [relationId, playerId];
  const key = createHash('sha256').update(JSON.stringify(identity)).digest('base64url').slice(0, 22);
  return `${variantId}~${key}`;
}
