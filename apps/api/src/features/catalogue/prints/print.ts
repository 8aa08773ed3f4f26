import { createHash } from 'node:crypto';
import { printedName } from '@matchday/validation';

/** A requested print; omitted fields are not requested. */
export interface PrintRequest {
  name?: string | null;
  number?: number | null;
  playerId?: string | null;
}

/** The text to be printed. `playerId` is set for a player's name and number. */
export interface Print {
  name: string | null;
  number: number | null;
  playerId: string | null;
}

/** Normalises a name for printing; null if it is empty. */
export const normaliseName = (name: string | null | undefined): string | null =>
  printedName(name ?? '') || null;

export function normalisePrint({ name, number, playerId }: PrintRequest): Print {
  return { name: normaliseName(name), number: number ?? null, playerId: playerId || null };
}

/**
 * The id of a basket line, from its variant and its print. Without a print it is the variant's id. A player's print
 * is identified by the player, so that the line keeps its id if the player's number changes.
 */
export function lineId(variantId: string, relationId: string | null, print: Print | null): string {
  if (relationId === null || print === null) return variantId;
  const { name, number, playerId } = print;
  const identity = playerId === null ? [relationId, name, number] : [relationId, playerId];
  const key = createHash('sha256').update(JSON.stringify(identity)).digest('base64url').slice(0, 22);
  return `${variantId}~${key}`;
}
