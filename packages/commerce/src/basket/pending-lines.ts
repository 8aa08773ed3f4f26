import type { Mutation, QueryClient } from '@tanstack/query-core';
import type { LineKey } from './basket-state';

export interface LineChange extends LineKey {
  quantity: number;
}

/** The quantities that one call sets, by the id of the line. */
export type LineChanges = Map<string, LineChange>;

/** Marks the calls that set quantities. */
export const setLinesKey = ['basket', 'setLines'] as const;

function unfinished(queries: QueryClient): Mutation<unknown, Error, LineChanges>[] {
  const filters = { mutationKey: setLinesKey, status: 'pending' as const };
  return queries.getMutationCache().findAll(filters) as Mutation<unknown, Error, LineChanges>[];
}

/** The quantities of the call that waits for the previous one; later choices are added to them. */
export function waitingLines(queries: QueryClient): LineChanges | undefined {
  const last = unfinished(queries).at(-1);
  return last?.state.isPaused ? last.state.variables : undefined;
}

/** The chosen quantities that the server has not confirmed. */
export function pendingQuantities(queries: QueryClient): Readonly<Record<string, number>> {
  const quantities: Record<string, number> = {};
  for (const { state } of unfinished(queries)) {
    for (const [id, { quantity }] of state.variables ?? []) quantities[id] = quantity;
  }
  return quantities;
}
